import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Tables } from '#server/core/db/tables/schema.ts';
import type { MailKind } from '#shared/leads/outbox.ts';
import { pathWithoutLanguage } from '#shared/site/site-paths.ts';
import { applicationForm, cvFile } from '../../../tests/support/browser/application-form.ts';
import { addOnPage, mountPrivatePage } from '../../../tests/support/browser/private-page.ts';
import { multipartBody } from '../../../tests/support/requests/multipart-body.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { countRows } from '../../../tests/support/sites/stored-rows.ts';
import { apiCalls } from './api-calls.ts';

/**
 * What one request of a stranger may leave behind: rows of these tables, and letters of these kinds. `limit` names what
 * counts it by network (docs/security.md, "Data that visitors can store").
 */
type Cost = {
  limit: 'message' | 'sign-in' | 'password link' | 'visit' | 'search' | 'a valid link of ours';
  rows: readonly (keyof Tables)[];
  letters: readonly MailKind[];
};

const admitted: (keyof Tables)[] = ['arrival_count', 'secret', 'idempotency_key', 'spent_token'];
const told: (keyof Tables)[] = ['mail', 'job', 'digest_lead'];
const lead = (kind: 'contact' | 'consultation' | 'career' | 'quote'): Cost => ({
  limit: 'message',
  rows: [kind, 'lead_desk', 'lead_follow', 'lead_file', 'file_mark', 'kept_upload', 'search_doc', ...admitted, ...told],
  letters: [kind, 'answer'],
});
const signIn: Cost = {
  limit: 'sign-in',
  rows: ['sign_in_failure', 'audit_entry', 'audit_chain', 'secret'],
  letters: [],
};
const link: Cost = { ...signIn, limit: 'a valid link of ours' };

const openCalls = apiCalls.filter(({ access }) => ['anyone', 'more for staff'].includes(access));
const openReads = openCalls.filter(({ method }) => method === 'get');

/** Every call that strangers may make and that is no read. */
const costOfCalls: Record<string, Cost> = {
  'post /contacts': lead('contact'),
  'post /consultations': lead('consultation'),
  'post /careers': lead('career'),
  'post /quotes': lead('quote'),
  'post /auth/login': signIn,
  'post /auth/login/passkey/options': { ...signIn, rows: ['secret'] },
  'post /auth/login/passkey': signIn,
  'post /auth/password/forgotten': {
    limit: 'password link',
    rows: [...signIn.rows, 'arrival_count', 'password_link', 'mail', 'job'],
    letters: ['recovery'],
  },
  'post /auth/password/recover': link,
  'post /auth/invitation': link,
  'post /visits': { limit: 'visit', rows: ['visit_count'], letters: [] },
  'post /searches': { limit: 'search', rows: ['asked_search'], letters: [] },
};

/** Every page with a form, and the calls that cost the same. */
const formPages: Record<string, string> = {
  'site/pages/contact-us.tsx': 'post /contacts',
  'site/pages/consultation.tsx': 'post /consultations',
  'site/pages/careers.tsx': 'post /careers',
  'site/pages/quote.tsx': 'post /quotes',
  'site/pages/request.tsx': 'the private page',
  // Without scripts the product is kept in a cookie.
  'site/pages/product-page.tsx': 'nothing',
  // Without scripts it signs nobody in.
  'office/screens/login.tsx': 'nothing',
  'office/screens/forgotten-password.tsx': 'post /auth/password/forgotten',
  'office/screens/password-recovery.tsx': 'post /auth/password/recover',
  'office/screens/invitation.tsx': 'post /auth/invitation',
};

/** Reads outside of the API that draw something for strangers, and their limits. */
const costlyReads: Record<string, string> = {
  '/products/:name/datasheet.pdf': '30 new ones a minute and network; kept on disk, at most 500',
  '/requests/:token/request.pdf': '24 new lines a minute and network; kept in memory',
  '/share/*': 'one picture for each published page and version, drawn one at a time; kept on disk, at most 2,000',
};

/** The other reads outside of the API: they send what is stored, or a text of it. */
const plainReads = [
  '/.well-known/security.txt',
  '/feed.xml',
  '/llms.txt',
  '/manifest.webmanifest',
  '/media/*',
  // What staff sent, as it is stored; addresses that lead nowhere are limited as the page itself.
  '/requests/:token/files/:file',
  '/robots.txt',
  '/sitemap-:part.xml',
  '/sitemap.xml',
];

/** Every address outside of the API that is read, without its language: from the tree that the router prints. */
function readAddresses(tree: string): string[] {
  const above: string[] = [];
  const addresses = tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = /^([│├└─ ]*)(\S*)(?: \((.*)\))?$/.exec(line) ?? [];
    const depth = indent.length / 4;
    above.splice(depth - 1, above.length, part);
    return methods.split(', ').includes('GET') ? [above.join('')] : [];
  });
  return [...new Set(addresses.map(pathWithoutLanguage))].filter((path) => !path.startsWith('/api'));
}

let site: BuiltSite;
beforeAll(async () => {
  site = await buildSite({ settings: { SMTP_URL: 'smtp://127.0.0.1:1?tls=off' } });
  mountPrivatePage(site);
});
afterAll(() => site.close());

/** The tables in which a request left rows, and the kinds of letters that it caused. */
async function costOf(send: () => Promise<unknown>) {
  const before = await countRows(site.database.db);
  const letters = async () => await site.database.db.selectFrom('mail').select(['id', 'kind']).execute();
  const known = new Set((await letters()).map(({ id }) => id));
  await send();
  await site.services.recovery.settle();
  await site.services.visits.close();
  await site.services.askedSearches.close();
  const after = await countRows(site.database.db);
  return {
    rows: [...after].filter(([table, count]) => count > (before.get(table) ?? 0)).map(([table]) => table),
    letters: (await letters()).filter(({ id }) => !known.has(id)).map(({ kind }) => kind),
  };
}

const person = {
  fullName: 'Lina Haddad',
  email: 'lina@example.com',
  company: 'Haddad Feed',
  country: 'Jordan',
  message: 'Bags',
};
const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' };
const bodies: Record<string, object> = {
  'post /contacts': person,
  'post /consultations': { ...person, typeOfInquiry: 'Automation' },
  'post /quotes': { ...person, lines: [{ family: 'sack', title: 'Sugar sack' }] },
  'post /auth/login': { username: 'nobody', password: 'wrong' },
  'post /auth/login/passkey/options': {},
  'post /auth/login/passkey': {},
  'post /auth/password/forgotten': { username: 'nobody' },
  'post /auth/password/recover': { token: 'x', password: 'a long new password' },
  'post /auth/invitation': { token: 'x', username: 'new', password: 'a long new password' },
  'post /visits': { kind: 'view', path: '/', language: 'en', first: true, referrer: '', campaign: '' },
  'post /searches': { query: 'flour bag', language: 'en', outcome: 'empty' },
};

async function sendCall(call: string): Promise<unknown> {
  const url = `/api${call.slice('post '.length)}`;
  if (call === 'post /careers')
    return site.http.inject({ method: 'POST', url, ...(await multipartBody(applicationForm({ cv: cvFile() }))) });
  return site.http.inject({ method: 'POST', url, payload: bodies[call] ?? {}, headers: browser });
}

describe('what strangers may store or cause', () => {
  test('is declared for every call that anybody may make', () => {
    const open = openCalls.filter(({ method }) => method !== 'get');
    expect(open.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(Object.keys(costOfCalls).sort());
  });

  test('is declared for every page with a form', async () => {
    const app = new URL('../../../app/', import.meta.url);
    const files = await readdir(app, { recursive: true });
    const pages = await Promise.all(
      files
        .filter((file) => /^(site\/pages|office\/screens)\/.*\.tsx?$/.test(file))
        .map(async (file) => ({ file, text: await readFile(new URL(file, app), 'utf8') })),
    );
    const withForms = pages.filter(({ text }) => /^export (async )?(function|const) action\b/m.test(text));
    expect(withForms.map(({ file }) => file).sort()).toEqual(Object.keys(formPages).sort());
  });

  test('is declared for every read outside of the API that draws something', () => {
    const known = [...Object.keys(costlyReads), ...plainReads];
    expect(readAddresses(site.http.printRoutes()).sort()).toEqual(known.sort());
  });

  test.each(openReads)('get $path leaves nothing behind, and draws nothing', async ({ path }) => {
    let type: unknown;
    const cost = await costOf(async () => {
      const { headers } = await site.http.inject({ url: `/api${path.replace(/:\w+/g, 'none')}`, headers: browser });
      type = headers['content-type'];
    });
    expect([cost, type]).toEqual([{ rows: [], letters: [] }, expect.stringMatching(/^(application\/json|text\/)/)]);
  });

  test.each(Object.entries(costOfCalls))('%s costs no more than it declares', async (call, { rows, letters }) => {
    const cost = await costOf(() => sendCall(call));
    expect(cost.rows.filter((table) => !rows.some((declared) => declared === table))).toEqual([]);
    expect(cost.letters.filter((kind) => !letters.includes(kind))).toEqual([]);
  });

  test('on a private page it is a message, its files and one letter to staff', async () => {
    const reply = await site.http.inject({ method: 'POST', url: '/api/contacts', payload: person });
    const token = reply.json().follow.split('/').at(-1);
    const cost = await costOf(() => addOnPage(site, token, { text: 'One more' }));
    const declared: string[] = ['lead_message', 'lead_file', 'file_mark', 'kept_upload', ...admitted, ...told];
    expect(cost.rows.filter((table) => !declared.includes(table))).toEqual([]);
    expect(cost.rows).toContain('idempotency_key');
    expect(cost.letters).toEqual(['follow_up']);
  });
});
