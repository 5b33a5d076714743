import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { builtPages } from '#server/site/pages/built-pages.ts';
import { samplePdf } from '../../../tests/support/files/sample-pdf.ts';
import { asFromForm } from '../../../tests/support/requests/form-stamp.ts';
import { multipartBody } from '../../../tests/support/requests/multipart-body.ts';
import { asAdmin, staffForm } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { type HeldDatabase, holdDatabase } from '../../../tests/support/sites/locked-database.ts';

let site: BuiltSite;
let held: HeldDatabase | undefined;
beforeEach(async () => {
  site = await buildSite({ pages: await builtPages() });
});
afterEach(async () => {
  await held?.release();
  held = undefined;
  await site.close();
});

const message = { fullName: 'Lina Haddad', email: 'lina@example.com', message: 'Do you weave bags of 50 kg?' };
const applicant = { fullName: 'Samira Khalil', email: 'samira@example.com', phone: '079 123 4567' };
const pages = ['/', '/ar/partners', '/contact-us', '/careers', '/search?q=bags', '/api/partners'];

const read = async (url: string) => (await site.http.inject(url)).statusCode;
const readAll = () => Promise.all(pages.map(read));
const callApi = () => site.http.inject({ method: 'POST', url: '/api/contacts', payload: message });

async function postForm(url: string, values: Record<string, string | File>) {
  const form = staffForm({ ...(await asFromForm(site)), ...values });
  return site.http.inject({ method: 'POST', url, ...(await multipartBody(form)) });
}

const apply = (url: string) => {
  const cv = new File([samplePdf()], 'Samira.pdf', { type: 'application/pdf' });
  return postForm(url, { ...applicant, cv });
};

async function isCvKept(): Promise<boolean> {
  const kept = await site.database.db.selectFrom('kept_upload').select('key').execute();
  return kept.some(({ key }) => !key.startsWith('loose-'));
}

/** Starts measuring; returns the longest pause of the event loop in milliseconds. */
function watchPauses(): () => number {
  let [longest, last] = [0, performance.now()];
  const look = () => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  };
  const timer = setInterval(look, 20);
  return () => {
    clearInterval(timer);
    look();
    return longest;
  };
}

async function stored(): Promise<number[]> {
  const tables = ['contact', 'career'] as const;
  return Promise.all(
    tables.map(async (table) => (await site.database.db.selectFrom(table).select('id').execute()).length),
  );
}

test('while another program holds the database, readers are answered, and forms once it is released', async () => {
  await readAll();
  held = await holdDatabase(site);
  const longestPause = watchPauses();
  let answered = 0;
  const forms = [callApi(), apply('/api/careers'), postForm('/contact-us', message)].map(async (form) => {
    const { statusCode } = await form;
    answered += 1;
    return statusCode;
  });
  await Promise.race([...forms, wait(100)]);
  // On a slow machine a page may take long, and forms wait for only ten seconds.
  const until = performance.now() + 5_000;
  for (let round = 0; round < 5 && performance.now() < until; round++)
    expect(await readAll()).toEqual(pages.map(() => 200));
  expect(answered).toBe(0);
  // SQLite's own busy handler would block the whole process for five seconds.
  expect(longestPause()).toBeLessThan(3_000);

  await held.release();
  held = undefined;
  expect(await Promise.all(forms)).toEqual([201, 201, 303]);
  expect(await stored()).toEqual([2, 1]);
});

test('a form that cannot be stored in time comes back filled in, and is stored completely later', async () => {
  held = await holdDatabase(site);
  const [call, contact, application] = await Promise.all([
    callApi(),
    postForm('/contact-us', message),
    apply('/ar/careers'),
  ]);
  expect([call.statusCode, call.json().code]).toEqual([503, 'unavailable']);
  for (const [page, typed] of [
    [contact, message],
    [application, applicant],
  ] as const) {
    expect(page.statusCode).toBe(503);
    for (const text of Object.values(typed)) expect(page.body).toContain(text);
  }
  for (const { headers } of [call, contact, application]) expect(headers['retry-after']).toBe('10');
  // The page says that the CV need not be sent again exactly when that is true.
  expect(application.body.includes('Samira.pdf')).toBe(await isCvKept());

  await held.release();
  held = undefined;
  expect(await stored()).toEqual([0, 0]);
  expect((await callApi()).statusCode).toBe(201);
  expect((await apply('/api/careers')).statusCode).toBe(201);
  expect(await stored()).toEqual([1, 1]);
}, 60_000);

test('staff keep reading while writes fail, also where their last use would be recorded', async () => {
  const admin = await asAdmin(site);
  const longAgo = new Date(Date.now() - 120_000).toISOString();
  await site.database.db.updateTable('session').set({ used_at: longAgo }).execute();
  held = await holdDatabase(site);
  const waiting = callApi();
  let isAnswered = false;
  void waiting.then(() => {
    isAnswered = true;
  });
  expect((await admin.get('/contacts')).statusCode).toBe(200);
  expect(isAnswered).toBe(false);
  await held.release();
  held = undefined;
  expect((await waiting).statusCode).toBe(201);
});
