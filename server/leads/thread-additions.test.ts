import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { storageLimits } from '#shared/leads/spam-limits.ts';
import { mebibyte, minute } from '#shared/units.ts';
import { addOnPage, mountPrivatePage } from '../../tests/support/browser/private-page.ts';
import { samplePdf } from '../../tests/support/files/sample-pdf.ts';
import { storedFiles } from '../../tests/support/files/stored-files.ts';
import { sumIn } from '../../tests/support/requests/challenge-answer.ts';
import { type AdminCalls, asAdmin } from '../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../tests/support/sites/build-site.ts';
import { newFormKey } from './form-key.ts';

let site: BuiltSite;
let admin: AdminCalls;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 4, 4, 9) });
  site = await buildSite({ settings: { TRUST_PROXY: 'on' } });
  admin = await asAdmin(site);
  mountPrivatePage(site);
});
afterAll(async () => {
  vi.useRealTimers();
  await site.close();
});
// Reads of private pages are counted by the minute, in memory.
beforeEach(() => vi.setSystemTime(Date.now() + 2 * minute));
afterEach(async () => {
  const { db } = site.database;
  for (const { _id } of (await site.services.leads.quote.list()).items) await site.services.leads.quote.remove(_id);
  for (const { path } of await db.selectFrom('kept_upload').select('path').execute())
    await site.services.files.remove(path);
  for (const table of ['mail', 'digest_lead', 'arrival_count', 'kept_upload'] as const)
    await db.deleteFrom(table).execute();
});

const buyer = { fullName: 'Amina Bello', email: 'amina@example.com', company: 'Bello Sugar', country: 'Nigeria' };

/** A quote request, and the token of its private page. */
async function givenPage(from = '192.0.2.1') {
  const payload = { ...buyer, lines: [{ family: 'sack', title: 'Sugar sack' }] };
  const headers = { 'x-forwarded-for': from };
  const reply = await site.http.inject({ method: 'POST', url: '/api/quotes', payload, headers });
  expect(reply.statusCode, reply.body).toBe(201);
  const { data, follow } = reply.json();
  return { id: data.quote._id as string, reference: data.quote.reference, token: follow.split('/').at(-1) as string };
}

type Sending = { files?: File[]; from?: string };
const add = (token: string, fields: Record<string, string>, { files = [], from = '192.0.2.1' }: Sending = {}) =>
  addOnPage(site, token, fields, { files, from });
const threadOf = async (id: string) => (await admin.get(`/quotes/${id}/thread`)).json().data.thread;
const artwork = (name = 'art.pdf', bytes = 5 * mebibyte) => new File([samplePdf({ bytes, mark: name })], name);
const threeArtworks = ['a.pdf', 'b.pdf', 'c.pdf'].map((name) => artwork(name));
const storedBytes = async () => {
  const rows = await site.database.db.selectFrom('lead_file').select('size').execute();
  return rows.reduce((sum, { size }) => sum + size, 0);
};
const answerTo = ({ token, question }: { token: string; question: string }) => ({
  challenge: token,
  challengeAnswer: String(sumIn(question, 'en')),
});

/** Adds, and answers the question if there is one. */
async function addAnswering(token: string, fields: Record<string, string>, files: File[] = []) {
  const reply = await add(token, fields, { files });
  const challenge = reply.statusCode === 429 && reply.json().challenge;
  return challenge ? add(token, { ...fields, ...answerTo(challenge) }, { files }) : reply;
}

describe('what one network adds on private pages', () => {
  test('counts towards the bytes of everything that visitors store, with answered questions too', {
    timeout: 120_000,
  }, async () => {
    const pages = [];
    for (let number = 0; number < 4; number++) pages.push(await givenPage());
    const answers = [];
    for (const { token } of [...pages, ...pages]) {
      const reply = await addAnswering(token, { text: 'See the artwork' }, threeArtworks);
      answers.push(reply.statusCode);
    }
    expect(answers.slice(0, 1)).toEqual([204]);
    expect(answers.at(-1)).toBe(429);
    expect(await storedBytes()).toBeLessThanOrEqual(storageLimits.stored.mostPerNetwork);
    const kept = (await storedFiles(site)).kept.length;
    expect(kept * 5 * mebibyte).toBeLessThanOrEqual(
      storageLimits.stored.mostPerNetwork + storageLimits.keptCvs.perNetwork.bytes,
    );
    // Others are not held up, and staff never are.
    const other = await givenPage('192.0.2.7');
    expect((await add(other.token, { text: 'Mine' }, { files: threeArtworks, from: '192.0.2.7' })).statusCode).toBe(
      204,
    );
    for (let number = 0; number < 40; number++)
      expect(
        (await admin.call('POST', `/quotes/${other.id}/thread`, { kind: 'answer', text: `${number}` })).statusCode,
      ).toBe(201);
    // An hour later there is room again.
    vi.setSystemTime(Date.now() + 75 * minute);
    const [{ token } = { token: '' }] = pages.slice(2);
    expect((await add(token, { text: 'Later' }, { files: [artwork()] })).statusCode).toBe(204);
  });

  test('beyond them is asked a question, and the text and the files are still there', async () => {
    const pages = [await givenPage(), await givenPage()];
    for (const { token } of pages)
      await add(token, { text: 'Artwork' }, { files: [artwork('a.pdf'), artwork('b.pdf')] });
    const { id, token } = await givenPage();
    const key = newFormKey();
    const text = 'The last two';
    const sent = { text, idempotencyKey: key };
    const asked = await add(token, sent, { files: ['c.pdf', 'd.pdf'].map((name) => artwork(name, 4 * mebibyte)) });
    expect([asked.statusCode, asked.json().values, asked.json().formKey]).toEqual([429, { text }, key]);
    expect(asked.json().keptFiles.map(({ name }: { name: string }) => name)).toEqual(['c.pdf', 'd.pdf']);
    const answered = await add(token, { ...sent, ...answerTo(asked.json().challenge) });
    expect(answered.statusCode).toBe(204);
    const { messages, files } = await threadOf(id);
    expect([messages.length, files.length]).toEqual([1, 2]);
  });

  test('causes few letters, and staff are told of the rest in a digest', async () => {
    const pages = [];
    for (let number = 0; number < 5; number++) pages.push(await givenPage());
    for (let number = 0; number < 90; number++) {
      if (number % 30 === 0) vi.setSystemTime(Date.now() + minute);
      const { token } = pages[number % pages.length] ?? { token: '' };
      await addAnswering(token, { text: `Word ${number}` });
    }
    const letters = () => site.database.db.selectFrom('mail').select('kind').execute();
    expect((await letters()).length).toBe(storageLimits.mailsPerNetwork);
    vi.setSystemTime(Date.now() + storageLimits.digestMilliseconds);
    await site.services.leadMail.digest.gather();
    const digests = await site.database.db.selectFrom('mail').select('id').where('kind', '=', 'digest').execute();
    expect(digests).toHaveLength(1);
    const { text } = (await admin.get(`/outbox/${digests[0]?.id}`)).json();
    for (const { reference } of pages) expect(text).toContain(reference);
    // A word after the digest is told in the next one.
    await add(pages[0]?.token ?? '', { text: 'One more' });
    await site.services.leadMail.digest.gather();
    expect((await letters()).filter(({ kind }) => kind === 'digest')).toHaveLength(2);
  });

  test('is nothing when nobody knows the address, not even a kept file', async () => {
    const reply = await add('A'.repeat(43), { text: 'Hello' }, { files: [artwork('a.pdf', 10_000)] });
    expect([reply.statusCode, reply.json().keptFiles]).toEqual([404, undefined]);
    expect((await storedFiles(site)).kept).toEqual([]);
  });
});

describe('one key of the form is one addition', () => {
  const small = (name: string, mark = name) => new File([samplePdf({ mark })], name);

  test('with other words or another file it is refused, and nothing of it is lost', async () => {
    const { id, token } = await givenPage();
    const key = newFormKey();
    expect((await add(token, { text: 'Blue', idempotencyKey: key })).statusCode).toBe(204);
    const second = await addOnPage(
      site,
      token,
      { text: 'Green', idempotencyKey: key },
      { files: [small('green.pdf')] },
    );
    expect(second.statusCode).toBe(422);
    expect(second.json()).toMatchObject({
      message:
        'An earlier version of this form was already sent. To send this one as well, please press the button again.',
      values: { text: 'Green' },
      keptFiles: [{ name: 'green.pdf' }],
    });
    const { formKey } = second.json();
    expect(formKey).not.toBe(key);
    expect((await add(token, { text: 'Green', idempotencyKey: formKey })).statusCode).toBe(204);
    const { messages, files } = await threadOf(id);
    expect(messages.map(({ text }: { text: string }) => text)).toEqual(['Blue', 'Green']);
    expect(files.map(({ name }: { name: string }) => name)).toEqual(['green.pdf']);
  });

  test.each([
    ['another file', [small('a.pdf', 'one')], [small('a.pdf', 'two')]],
    ['a file more', [], [small('a.pdf')]],
    ['two files for one', [small('a.pdf')], [small('a.pdf'), small('b.pdf')]],
  ])('%s with the same words is something else', async (_what, first, second) => {
    const { id, token } = await givenPage();
    const fields = { text: 'See', idempotencyKey: newFormKey() };
    expect((await add(token, fields, { files: first })).statusCode).toBe(204);
    expect((await add(token, fields, { files: second })).statusCode).toBe(422);
    expect((await threadOf(id)).messages).toHaveLength(1);
  });

  test('at the same time, of five different ones one is stored and four come back', async () => {
    const { id, token } = await givenPage();
    const idempotencyKey = newFormKey();
    const replies = await Promise.all(
      [1, 2, 3, 4, 5].map((number) => add(token, { text: `Number ${number}`, idempotencyKey })),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([204, 422, 422, 422, 422]);
    const [{ text }] = (await threadOf(id)).messages;
    const stored = replies.findIndex(({ statusCode }) => statusCode === 204);
    expect(text).toBe(`Number ${stored + 1}`);
  });

  test('the same words and files however often they arrive, on one page and not on another', async () => {
    const [one, other] = [await givenPage(), await givenPage()];
    const fields = { text: 'Once', idempotencyKey: newFormKey() };
    const send = (token: string) => add(token, fields, { files: [small('a.pdf')] });
    expect((await Promise.all([1, 2, 3].map(() => send(one.token)))).map((reply) => reply.statusCode)).toEqual([
      204, 204, 204,
    ]);
    expect((await send(other.token)).statusCode).toBe(204);
    for (const { id } of [one, other]) {
      const { messages, files } = await threadOf(id);
      expect([messages.length, files.length]).toEqual([1, 1]);
    }
  });

  test('without a key each is one', async () => {
    const { id, token } = await givenPage();
    for (const text of ['One', 'Two'])
      await site.http.inject({
        method: 'POST',
        url: `/private/${token}`,
        payload: new URLSearchParams({ text }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    expect((await threadOf(id)).messages).toHaveLength(2);
  });
});
