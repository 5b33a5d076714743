import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newFormKey } from '#server/leads/forms/form-key.ts';
import { apiCalls } from '#server/main/api/api-calls.ts';
import { readPostedForm } from '#server/site/pages/posted-form.ts';
import { spamLimits, storageLimits } from '#shared/leads/spam-limits.ts';
import { applicationForm, cvFile } from '../../../tests/support/browser/application-form.ts';
import { addOnPage, givenPrivatePage, mountPrivatePage } from '../../../tests/support/browser/private-page.ts';
import { samplePdf } from '../../../tests/support/files/sample-pdf.ts';
import { asFromForm } from '../../../tests/support/requests/form-stamp.ts';
import { multipartBody } from '../../../tests/support/requests/multipart-body.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { countRows } from '../../../tests/support/sites/stored-rows.ts';
import { startOfPeriod } from './windowed-counts.ts';

const mebibyte = 1024 ** 2;
const times = 70;

/**
 * How many rows one network without challenges adds to each table within ten minutes (docs/security.md). Unlisted
 * tables must not grow: a new table that strangers can fill needs a limit first.
 */
const mostRows: Record<string, number> = {
  kept_upload: 100,
  file_mark: 200,
  contact: 60,
  consultation: 60,
  career: 60,
  quote: 60,
  search_doc: 60,
  idempotency_key: 60,
  spent_token: 60,
  digest_lead: 60,
  mail: storageLimits.mailsPerNetwork,
  job: 60,
  // One for each lead.
  lead_desk: 60,
  lead_follow: 60,
  lead_message: 60,
  lead_file: 60,
  // Five kinds for the network, and two for the total.
  arrival_count: 7,
  visit_count: 400,
  asked_search: 300,
  sign_in_failure: 1_100,
  audit_entry: 100,
  audit_chain: 1,
  secret: 10,
};
// Filled by one of the calls below; otherwise the test would prove nothing about it.
const filled = [
  'kept_upload',
  'contact',
  'quote',
  'lead_message',
  'idempotency_key',
  'spent_token',
  'mail',
  'arrival_count',
  'visit_count',
  'asked_search',
];

let site: BuiltSite;
let privatePage: string;
beforeAll(async () => {
  // The clock is fixed at the beginning of a ten-minute counting window.
  vi.useFakeTimers({ toFake: ['Date'], now: startOfPeriod(Date.now()) });
  site = await buildSite({ settings: { SMTP_URL: 'smtp://127.0.0.1:1?tls=off' } });
  mountPrivatePage(site);
  site.http.post('/careers-page', async (request) => {
    const posted = await readPostedForm(request);
    try {
      return await site.services.leads.career.submitForm(posted, { language: 'en' });
    } finally {
      await posted.dispose();
    }
  });
});
afterAll(async () => {
  vi.useRealTimers();
  await site.close();
});

const person = { fullName: 'A'.repeat(200), email: 'a@example.com', company: 'B'.repeat(200) };
const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' };

/** The addresses that were called. */
const called = new Set<string>();

async function post(url: string, payload: object, headers: Record<string, string> = {}): Promise<number> {
  called.add(url);
  return (await site.http.inject({ method: 'POST', url, payload, headers })).statusCode;
}
async function postForm(url: string, fields: Record<string, string>): Promise<number> {
  called.add(url);
  const form = applicationForm({ fields, cv: cvFile(samplePdf({ bytes: mebibyte })) });
  return (await site.http.inject({ method: 'POST', url, ...(await multipartBody(form)) })).statusCode;
}

/** Those that leave most behind, the n-th time. */
const largest: ((n: number) => Promise<unknown>)[] = [
  () => postForm('/careers-page', { fullName: '', idempotencyKey: newFormKey() }),
  async (n) => {
    const sent = { ...person, message: '\u{1F600}'.repeat(2_400), ...(await asFromForm(site)) };
    return post('/api/contacts', sent, { 'idempotency-key': `contact-${n}` });
  },
  () => postForm('/api/careers', {}),
  async (n) => {
    const files = [new File([samplePdf({ bytes: mebibyte, mark: `${n}` })], 'art.pdf')];
    return addOnPage(site, privatePage, { text: `Word ${n} at ${Date.now()}` }, { files });
  },
];

/** All public submissions, the n-th time. */
const calls: ((n: number) => Promise<unknown>)[] = [
  ...largest,
  () => post('/api/consultations', { ...person, message: 'x', typeOfInquiry: 'Automation' }),
  () => post('/api/quotes', { ...person, country: 'Jordan', lines: [{ family: 'sack', title: 'Sugar sack' }] }),
  (n) => {
    const event = { kind: 'view', path: '/', language: 'en', first: true };
    return post('/api/visits', { ...event, referrer: `https://h${n}.example`, campaign: `c${n}` }, browser);
  },
  (n) => post('/api/searches', { query: `flour bag ${n}`, language: 'en', outcome: 'empty' }, browser),
  (n) => post('/api/auth/login', { username: `nobody${n}`, password: 'wrong' }),
  () => post('/api/auth/login/passkey/options', {}),
  () => post('/api/auth/login/passkey', {}),
  (n) => post('/api/auth/password/recover', { token: `t${n}`, password: 'a long new password' }),
  (n) => post('/api/auth/invitation', { token: `t${n}`, username: `new${n}`, password: 'a long new password' }),
  ...Array.from({ length: 18 }, () => (n: number) => post('/api/auth/password/forgotten', { username: `nobody${n}` })),
  (n) => site.http.inject({ url: `/api/search?q=word${n}` }),
  (n) => site.http.inject({ url: `/api/nowhere/${n}` }),
  (n) => site.http.inject({ url: `/s/code${n}` }),
  (n) => site.http.inject({ method: 'DELETE', url: `/api/products/${n}` }),
];

async function bytesOnDisk(): Promise<number> {
  const entries = await readdir(site.dataDir, { recursive: true, withFileTypes: true });
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

const windowsOfHour = storageLimits.windowMilliseconds / spamLimits.windowMilliseconds;
const roundsOfWindow = 12;

test('one network that sends as much as it may stays within the limit of every table, and within an hour of all bytes and letters', {
  timeout: 400_000,
}, async () => {
  const [before, bytesBefore] = [await countRows(site.database.db), await bytesOnDisk()];
  privatePage = (await givenPrivatePage(site)).token;
  for (let n = 0; n < times; n++) for (const call of calls) await call(n);
  await site.services.visits.close();
  await site.services.askedSearches.close();
  const after = await countRows(site.database.db);
  const grown = [...after].map(([table, count]) => [table, count - (before.get(table) ?? 0)] as const);
  const beyond = grown.filter(([table, more]) => more > (mostRows[table] ?? 0));
  expect(beyond).toEqual([]);
  expect(grown.filter(([, more]) => more > 0).map(([table]) => table)).toEqual(expect.arrayContaining(filled));
  for (let window = 1; window < windowsOfHour; window++) {
    vi.setSystemTime(Date.now() + spamLimits.windowMilliseconds);
    for (let n = 0; n < roundsOfWindow; n++) for (const call of largest) await call(n);
    await site.services.leadMail.digest.gather();
  }
  expect((await bytesOnDisk()) - bytesBefore).toBeLessThan(60_000_000);
  const letters = (await countRows(site.database.db)).get('mail') ?? 0;
  expect(letters - (before.get('mail') ?? 0)).toBeLessThanOrEqual(30);
});

test('every call that anybody may make, and that is no read, was among them', () => {
  const open = apiCalls.filter(
    ({ access, method }) => access !== 'staff' && access !== 'signed in' && method !== 'get',
  );
  expect(open.map(({ path }) => `/api${path}`).filter((path) => !called.has(path))).toEqual([]);
});
