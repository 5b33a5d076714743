import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { m } from '#messages';
import { newFormKey } from '#server/leads/forms/form-key.ts';
import { readPostedForm } from '#server/site/pages/posted-form.ts';
import type { Language } from '#shared/language.ts';
import type { AskedChallenge } from '#shared/leads/challenge.ts';
import { applicationForm } from '../../../tests/support/browser/application-form.ts';
import { sumIn } from '../../../tests/support/requests/challenge-answer.ts';
import { asFromForm } from '../../../tests/support/requests/form-stamp.ts';
import { multipartBody } from '../../../tests/support/requests/multipart-body.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { createSpamService } from './spam-service.ts';

// Three clean messages from one address, thirty from all, in ten minutes.
const settings = { RATE_LIMIT_FACTOR: '0.05', TRUST_PROXY: 'on' };
let site: BuiltSite;
beforeAll(async () => {
  site = await buildSite({ settings });
  site.http.post('/careers-page', async (request) => {
    const posted = await readPostedForm(request);
    try {
      return await site.services.leads.career.submitForm(posted, { language: 'en' });
    } finally {
      await posted.dispose();
    }
  });
});
afterAll(() => site.close());
beforeEach(() => clear(site));

async function clear({ database: { db } }: BuiltSite): Promise<void> {
  const tables = ['arrival_count', 'contact', 'career', 'search_doc', 'kept_upload', 'idempotency_key'] as const;
  for (const table of tables) await db.deleteFrom(table).execute();
}

const message = { fullName: 'Lina Haddad', email: 'lina@example.com', message: 'Do you weave bags of 50 kg?' };
type Call = { from?: string; language?: Language; of?: BuiltSite };

const post = (fields: object, { from = '192.0.2.1', language = 'en', of = site }: Call = {}) =>
  of.http.inject({
    method: 'POST',
    url: '/api/contacts',
    payload: { ...message, ...fields },
    headers: { 'x-forwarded-for': from, 'accept-language': language },
  });
const postFromForm = async (fields: object = {}, call: Call = {}) =>
  post({ ...(await asFromForm(call.of ?? site)), ...fields }, call);
const stored = async () => (await site.services.leads.contact.list()).items;

/** Sends as many messages as are allowed without a challenge. */
async function fillUp(call: Call = {}): Promise<void> {
  for (let number = 0; number < 3; number++) expect((await postFromForm({}, call)).statusCode).toBe(201);
}

async function challengeFrom(call: Call = {}): Promise<AskedChallenge> {
  return (await postFromForm({}, call)).json().challenge;
}

/** A person's answer: the sum of the number words. */
function answer({ token, question = '' }: AskedChallenge, language: Language = 'en') {
  return { challenge: token, challengeAnswer: String(sumIn(question, language)) };
}

async function proofOf({ work }: AskedChallenge): Promise<string> {
  const challenge = work as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}

describe('who sends more than usual', () => {
  test('gets a challenge, and loses nothing', async () => {
    await fillUp();
    const reply = await postFromForm();
    expect(reply.statusCode).toBe(429);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(reply.headers['retry-after'])).toBeLessThanOrEqual(600);
    expect(reply.json()).toEqual({
      success: false,
      code: 'too_many',
      message: m.challenge_needed({}, { locale: 'en' }),
      errors: { challengeAnswer: 'Please answer this question' },
      challenge: {
        token: expect.any(String),
        question: expect.stringMatching(/^How much is \w+ plus \w+\?$/),
        work: expect.any(Object),
      },
    });
    expect(await stored()).toHaveLength(3);
    const answered = await postFromForm(answer(reply.json().challenge));
    expect(answered.statusCode).toBe(201);
    expect((await stored())[0]).toMatchObject({ ...message, suspicion: [] });
  });

  test('gets it in Arabic, and may answer in any digits', async () => {
    await fillUp();
    const call: Call = { language: 'ar' };
    const reply = await postFromForm({}, call);
    expect(reply.json().message).toBe(m.challenge_needed({}, { locale: 'ar' }));
    const { challenge, challengeAnswer } = answer(reply.json().challenge, 'ar');
    const inArabic = challengeAnswer.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');
    expect((await postFromForm({ challenge, challengeAnswer: ` ${inArabic} ` }, call)).statusCode).toBe(201);
  });

  test('gets another after a wrong answer, and each answer is accepted once', async () => {
    await fillUp();
    const right = answer(await challengeFrom());
    const wrong = await postFromForm({ ...right, challengeAnswer: '99' });
    expect([wrong.statusCode, wrong.json().message]).toEqual([429, m.challenge_wrong({}, { locale: 'en' })]);
    expect((await postFromForm(right)).statusCode).toBe(429);
    const fresh = answer(wrong.json().challenge);
    const replies = await Promise.all([1, 2, 3].map(() => postFromForm(fresh)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 429, 429]);
    expect(await stored()).toHaveLength(4);
  });

  test.each([
    { challenge: 'forged', challengeAnswer: '7' },
    { challengeProof: 'forged' },
    { challengeProof: btoa('{"challenge":{"parameters":{}},"solution":{}}') },
    { challengeProof: btoa('null') },
    { challenge: ['x'], challengeAnswer: { a: 1 }, challengeProof: 5 },
  ])('cannot forge an answer: %j', async (made) => {
    await fillUp();
    const reply = await postFromForm(made);
    expect([reply.statusCode, reply.json().code]).toEqual([429, 'too_many']);
    expect(await stored()).toHaveLength(3);
  });

  test('may let the browser do work instead, once', async () => {
    await fillUp();
    const challengeProof = await proofOf(await challengeFrom());
    expect((await postFromForm({ challengeProof })).statusCode).toBe(201);
    expect((await postFromForm({ challengeProof })).statusCode).toBe(429);
  });

  test('who has answered may be fast, but may not fill the trap', async () => {
    await fillUp();
    const hasty = { formStamp: await site.services.spam.newStamp(), website: '' };
    expect((await post({ ...hasty, ...answer(await challengeFrom()) })).statusCode).toBe(201);
    expect((await stored())[0]?.suspicion).toEqual([]);
    await postFromForm({ website: 'x', ...answer(await challengeFrom()) });
    expect((await stored())[0]?.suspicion).toEqual(['honeypot']);
  });

  test('gets it also as a program without a form', async () => {
    for (let number = 0; number < 3; number++) expect((await post({})).statusCode).toBe(201);
    const reply = await post({});
    expect([reply.statusCode, reply.json().code]).toEqual([429, 'too_many']);
    expect((await post(answer(reply.json().challenge))).statusCode).toBe(201);
  });

  test('reaches the limit sooner with suspicious messages', async () => {
    expect((await postFromForm({ website: 'x' })).statusCode).toBe(201);
    expect((await postFromForm({ website: 'x' })).statusCode).toBe(429);
  });

  test('is not charged for refused or repeated messages', async () => {
    for (let number = 0; number < 5; number++) expect((await postFromForm({ email: 'lina' })).statusCode).toBe(422);
    await fillUp();
  });

  test('keeps a valid CV while the challenge is answered', async () => {
    const key = newFormKey();
    const submit = async (fields: object, cv?: File | null) => {
      const extra = { ...(await asFromForm(site)), ...fields } as Record<string, string>;
      const form = applicationForm({ fields: extra, ...(cv !== undefined && { cv }) });
      return site.http.inject({ method: 'POST', url: '/careers-page', ...(await multipartBody(form)) });
    };
    for (let number = 0; number < 3; number++) expect((await submit({})).json()).toMatchObject({ ok: true });
    const asked = (await submit({ idempotencyKey: key, fullName: 'سميرة' })).json();
    expect(asked).toMatchObject({
      ok: false,
      status: 429,
      values: { fullName: 'سميرة', email: 'samira@example.com' },
      keptFiles: [{ name: 'سيرة سميرة.pdf' }],
      challenge: { question: expect.any(String) },
    });
    const fields = { ...answer(asked.challenge), idempotencyKey: key, fullName: 'سميرة' };
    expect((await submit(fields, new File([], ''))).json()).toMatchObject({ ok: true });
    expect((await site.services.leads.career.list()).items[0]).toMatchObject({
      fullName: 'سميرة',
      suspicion: [],
    });
  });
});

describe('the unit of the limits', () => {
  test('excludes neighbours with another address', async () => {
    await fillUp();
    expect((await postFromForm()).statusCode).toBe(429);
    expect((await postFromForm({}, { from: '192.0.2.2' })).statusCode).toBe(201);
  });

  test('is one IPv6 household', async () => {
    for (const end of ['1', '2:3', 'ffff']) await postFromForm({}, { from: `2001:db8:1:2::${end}` });
    expect((await postFromForm({}, { from: '2001:db8:1:2:9::' })).statusCode).toBe(429);
    expect((await postFromForm({}, { from: '2001:db8:1:3::1' })).statusCode).toBe(201);
  });

  test('is everybody, when very many messages arrive', async () => {
    for (let number = 0; number < 30; number++) await postFromForm({}, { from: `198.51.100.${number}` });
    expect((await postFromForm({}, { from: '203.0.113.9' })).statusCode).toBe(429);
  });

  test('two processes share counts, stamps and challenges', async () => {
    const other = await buildSite({ settings: { ...settings, ...site.environment } });
    try {
      await postFromForm();
      await postFromForm({}, { of: other });
      await postFromForm();
      const asked = await postFromForm({}, { of: other });
      expect(asked.statusCode).toBe(429);
      const answered = { ...(await asFromForm(other)), ...answer(asked.json().challenge) };
      expect((await post(answered)).statusCode).toBe(201);
      expect((await post(answered, { of: other })).statusCode).toBe(429);
    } finally {
      await other.close();
    }
  });
});

test('of a hundred messages a minute each is stored or refused, none is silently lost', async () => {
  const usual = await buildSite();
  try {
    const replies = [];
    for (let number = 0; number < 100; number++) replies.push(await postFromForm({}, { of: usual, from: '192.0.2.1' }));
    const taken = replies.filter(({ statusCode }) => statusCode === 201);
    expect(taken).toHaveLength(60);
    expect(replies.filter((reply) => reply.statusCode === 429 && reply.json().challenge)).toHaveLength(40);
    const list = await usual.services.leads.contact.list();
    expect(list.items.map(({ reference }) => reference).sort()).toEqual(
      taken.map((reply) => reply.json().data.contact.reference).sort(),
    );
  } finally {
    await usual.close();
  }
});

test('no address is stored, and after two days no count can be traced', async () => {
  await fillUp({ from: '192.0.2.77' });
  const { db } = site.database;
  const counts = await db.selectFrom('arrival_count').selectAll().execute();
  expect(counts).not.toEqual([]);
  expect(JSON.stringify(counts)).not.toContain('192.0.2');
  const keys = () => db.selectFrom('secret').select('name').where('name', 'like', 'address-key-%').execute();
  // One a day; two if midnight passed since the site started.
  expect(await keys()).not.toEqual([]);
  const later = Date.now() + 2 * 24 * 60 * 60 * 1000;
  await createSpamService({ db, rateLimitFactor: 1, now: () => later }).sweep();
  expect(await keys()).toEqual([]);
  expect(await db.selectFrom('arrival_count').selectAll().execute()).toEqual([]);
});
