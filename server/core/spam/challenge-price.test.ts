import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { m } from '#messages';
import type { AskedChallenge, Challenge as NewChallenge } from '#shared/leads/challenge.ts';
import { applicationForm, cvFile } from '../../../tests/support/browser/application-form.ts';
import { samplePdf } from '../../../tests/support/files/sample-pdf.ts';
import { sumIn } from '../../../tests/support/requests/challenge-answer.ts';
import { asFromForm } from '../../../tests/support/requests/form-stamp.ts';
import { multipartBody } from '../../../tests/support/requests/multipart-body.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { createSpamService } from './spam-service.ts';
import { startOfPeriod } from './windowed-counts.ts';

const mebibyte = 1024 ** 2;
// Six messages without a challenge, twelve sums, and work that doubles after every three answers.
const settings = { RATE_LIMIT_FACTOR: '0.1', TRUST_PROXY: 'on' };
let site: BuiltSite;
beforeAll(async () => {
  site = await buildSite({ settings });
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ['arrival_count', 'contact', 'search_doc', 'spent_token'] as const)
    await site.database.db.deleteFrom(table).execute();
  // Ten-minute counters start at zero: no test may cross the boundary.
  vi.useFakeTimers({ toFake: ['Date'], now: startOfPeriod(Date.now()) });
});
afterEach(() => vi.useRealTimers());

type Call = { from?: string; of?: BuiltSite };
const message = { fullName: 'Lina Haddad', email: 'lina@example.com', message: 'Do you weave bags of 50 kg?' };
const post = async (fields: object = {}, { from = '192.0.2.1', of = site }: Call = {}) =>
  of.http.inject({
    method: 'POST',
    url: '/api/contacts',
    payload: { ...message, ...(await asFromForm(of)), ...fields },
    headers: { 'x-forwarded-for': from },
  });

/** A bot that can read number words. */
async function postWithSum(call: Call = {}): Promise<number> {
  const reply = await post({}, call);
  const { token, question }: Partial<AskedChallenge> = reply.json().challenge ?? {};
  if (!token || !question) return reply.statusCode;
  return (await post({ challenge: token, challengeAnswer: `${sumIn(question, 'en')}` }, call)).statusCode;
}

async function postMany(count: number, call: Call = {}): Promise<number> {
  let taken = 0;
  for (let number = 0; number < count; number++) if ((await postWithSum(call)) === 201) taken++;
  return taken;
}

const challengeOf = async (): Promise<AskedChallenge> => (await post()).json().challenge;
const stepOf = ({ work }: AskedChallenge) => (work as Challenge).parameters.data?.step;
async function proofOf({ work }: AskedChallenge): Promise<string> {
  const challenge = work as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}

describe('a network that keeps answering', () => {
  test('must work twice as long after each few answers, up to a limit', async () => {
    await postMany(6);
    const steps = [];
    for (let number = 0; number < 12; number++) {
      steps.push(stepOf(await challengeOf()));
      expect(await postWithSum()).toBe(201);
    }
    expect(steps).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]);
    expect(stepOf(await challengeOf())).toBe(3);
  });

  test('gets no more sums after a while: browsers do work, people wait, and nothing is lost', async () => {
    expect(await postMany(40)).toBe(6 + 12);
    const asked = await post();
    expect(asked.statusCode).toBe(429);
    expect(asked.json().challenge).toEqual({ work: expect.any(Object) });
    const minutes = Math.ceil(Number(asked.headers['retry-after']) / 60);
    expect(minutes).toBeGreaterThanOrEqual(60);
    expect(minutes).toBeLessThanOrEqual(70);
    expect(asked.json().message).toBe(m.challenge_wait({ minutes }, { locale: 'en' }));
    expect((await post({ challengeProof: await proofOf(asked.json().challenge) })).statusCode).toBe(201);
  });

  test('gets sums again when the hour is over', async () => {
    await postMany(30);
    const { db } = site.database;
    for (const { subject, begins_at } of await db.selectFrom('arrival_count').selectAll().execute()) {
      const earlier = new Date(Date.parse(begins_at) - 71 * 60_000).toISOString();
      await db.updateTable('arrival_count').set({ begins_at: earlier }).where('subject', '=', subject).execute();
    }
    expect(await postMany(30)).toBe(6 + 12);
  });

  test('cannot solve cheap work in advance', async () => {
    await postMany(6);
    const cheap = await proofOf(await challengeOf());
    const alsoCheap = await proofOf(await challengeOf());
    await postMany(3);
    // One doubling less is accepted: others behind the same address may have raised the price meanwhile.
    expect((await post({ challengeProof: cheap })).statusCode).toBe(201);
    await postMany(3);
    expect((await post({ challengeProof: alsoCheap })).statusCode).toBe(429);
  });

  test('pays for wrong sums too, which are not stored once sums are disabled', async () => {
    await postMany(6);
    for (let number = 0; number < 30; number++) {
      const { token } = await challengeOf();
      await post({ challenge: token, challengeAnswer: '99' });
    }
    expect((await challengeOf()).question).toBeUndefined();
    const spent = await site.database.db
      .selectFrom('spent_token')
      .select('id')
      .where('id', 'like', 'question:%')
      .execute();
    expect(spent).toHaveLength(12);
  });

  test('gains nothing by answering concurrently', async () => {
    await postMany(6);
    const asked = await Promise.all(Array.from({ length: 30 }, challengeOf));
    const replies = await Promise.all(
      asked.map(({ token, question = '' }) => post({ challenge: token, challengeAnswer: `${sumIn(question, 'en')}` })),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(12);
  });
});

describe('messages of a network beyond its own limit', () => {
  test('do not cause challenges for others', async () => {
    await postMany(80);
    expect((await post({}, { from: '192.0.2.2' })).statusCode).toBe(201);
    const all = await site.database.db.selectFrom('arrival_count').selectAll().where('subject', '=', 'all').execute();
    expect(all.map(({ arrivals }) => arrivals)).toEqual([6 + 1]);
  });
});

describe('permanently stored files', () => {
  async function apply(large: BuiltSite, from: string, fields: Record<string, string> = {}) {
    const form = applicationForm({ fields, cv: cvFile(samplePdf({ bytes: 4 * mebibyte })) });
    const { payload, headers } = await multipartBody(form);
    const call = { method: 'POST', url: '/api/careers', payload } as const;
    return large.http.inject({ ...call, headers: { ...headers, 'x-forwarded-for': from } });
  }

  test('require a challenge beyond some megabytes per network and hour, and are never lost', async () => {
    const usual = await buildSite({ settings: { TRUST_PROXY: 'on' } });
    try {
      for (let number = 0; number < 6; number++) expect((await apply(usual, '192.0.2.1')).statusCode).toBe(201);
      const asked = await apply(usual, '192.0.2.1');
      expect([asked.statusCode, asked.json().code]).toEqual([429, 'too_many']);
      expect((await apply(usual, '192.0.2.2')).statusCode).toBe(201);
      const { token, question } = asked.json().challenge;
      const answer = { challenge: token, challengeAnswer: `${sumIn(question, 'en')}` };
      expect((await apply(usual, '192.0.2.1', answer)).statusCode).toBe(201);
    } finally {
      await usual.close();
    }
  });
});

test('an answer used at midnight is refused again, and priced with the network’s earlier answers', async () => {
  const { db } = site.database;
  let time = Date.UTC(2026, 0, 5, 23, 59);
  const spam = createSpamService({ db, rateLimitFactor: 0.1, now: () => time });
  const admit = (sent: Record<string, unknown> = {}) =>
    spam.admit({ source: 'api', network: { address: '192.0.2.5', sent } }, { fields: sent });
  for (let number = 0; number < 6; number++) await admit();
  const { challenge } = await admit().catch((error) => error);
  const { token, first, second } = (challenge as NewChallenge).question!;
  const answered = { challenge: token, challengeAnswer: `${first + second}` };
  const [one, other] = [await admit(answered), await admit(answered)];
  const settle = ({ settle: work }: typeof one) => db.transaction().execute(work);
  expect(await settle(one)).toEqual(['api']);
  time += 2 * 60_000;
  await expect(settle(other)).rejects.toMatchObject({ code: 'too_many', messageKey: 'challenge_wrong' });
}, 10_000);
