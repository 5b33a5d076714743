import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { normalLine, normalText } from '#shared/text/normal-text.ts';
import { applicationForm } from '../../tests/support/browser/application-form.ts';
import { storedFiles } from '../../tests/support/files/stored-files.ts';
import { isFullRun } from '../../tests/support/full-run.ts';
import { multipartBody } from '../../tests/support/requests/multipart-body.ts';
import { naughtyStrings } from '../../tests/support/requests/naughty-strings.ts';
import { type BuiltSite, buildSite } from '../../tests/support/sites/build-site.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await buildSite({ settings: { RATE_LIMIT_FACTOR: '1000' } });
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of tables) await site.database.db.deleteFrom(table).execute();
});

// A usual run sends every third.
const texts = naughtyStrings.filter((_, i) => isFullRun || i % 3 === 0);

const tables = ['contact', 'consultation', 'career'] as const;
const contact = { fullName: 'Lina', email: 'lina@example.com', message: 'Hello', company: '', product: '' };
const { product: _, ...asked } = contact;
const consultation = { ...asked, company: 'Feed', typeOfInquiry: 'Automation' };

const sendJson = (url: string, payload: unknown) =>
  site.http.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json' },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
const sendForm = async (form: FormData) =>
  site.http.inject({ method: 'POST', url: '/api/careers', ...(await multipartBody(form)) });

async function rowCount(): Promise<number> {
  const found = await Promise.all(tables.map((table) => site.database.db.selectFrom(table).select('id').execute()));
  return found.flat().length;
}

/** The reply to a hostile request: stored, or refused in the usual shape. */
function expectSoundAnswer(reply: { statusCode: number; body: string }, about: string): boolean {
  if (reply.statusCode === 201) return true;
  expect(reply.statusCode, about).toBeGreaterThanOrEqual(400);
  expect(reply.statusCode, about).toBeLessThan(500);
  expect(JSON.parse(reply.body), about).toMatchObject({ success: false, code: expect.any(String) });
  return false;
}

describe.each([
  ['/api/contacts', contact],
  ['/api/consultations', consultation],
])('POST %s', (url, body) => {
  test.each(Object.keys(body))(
    'any text as %s is stored in its normal form or refused',
    async (field) => {
      let stored = 0;
      for (const text of texts) {
        const reply = await sendJson(url, { ...body, [field]: text });
        const about = `${field} ${JSON.stringify(text.slice(0, 40))}`;
        if (!expectSoundAnswer(reply, about)) continue;
        stored += 1;
        const [record] = Object.values(reply.json().data) as Record<string, string | null>[];
        expect([normalLine(text), normalText(text)], about).toContain(record?.[field] ?? '');
      }
      expect(await rowCount()).toBe(stored);
    },
    60_000,
  );

  test.each(
    [5, -1, 1e308, true, null, [], {}, [[]], { $gt: '' }, ['a', 'b'], { toString: 'x' }, { length: 3 }].map((value) => [
      value,
    ]),
  )('%j instead of text is refused', async (value) => {
    for (const field of Object.keys(body)) {
      const reply = await sendJson(url, { ...body, [field]: value });
      expect(reply.statusCode, `${field} ${JSON.stringify(value)}`).toBe(422);
      expect(reply.json().errors, field).toHaveProperty(field);
    }
    expect(await rowCount()).toBe(0);
  });

  test('lists and objects nested a thousand deep are refused', async () => {
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) {
      const deep = open.repeat(1_000) + (open === '[' ? '' : '1') + close.repeat(1_000);
      const whole = await sendJson(url, deep);
      const inside = await sendJson(url, `{"fullName":${deep}}`);
      for (const reply of [whole, inside]) expect(expectSoundAnswer(reply, open)).toBe(false);
    }
    expect(await rowCount()).toBe(0);
  });

  test('prototype keys are refused', async () => {
    for (const key of ['__proto__', 'constructor']) {
      const reply = await sendJson(url, `{"${key}":{"prototype":{"polluted":"yes"}},"fullName":"a"}`);
      expect(expectSoundAnswer(reply, key)).toBe(false);
    }
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(await rowCount()).toBe(0);
  });

  test('thousands of unknown fields are ignored', async () => {
    const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, i) => [`field${i}`, 'x']));
    const reply = await sendJson(url, { ...many, ...body });
    expect(reply.statusCode).toBe(201);
    expect(reply.body).not.toContain('field1');
  });

  test('ten megabytes, broken text and a false length are refused', async () => {
    const json = JSON.stringify({ ...body, message: 'm'.repeat(10 * 1024 ** 2) });
    expect((await sendJson(url, json)).statusCode).toBe(413);
    const notUtf8 = Buffer.concat([Buffer.from('{"fullName":"'), Buffer.from([0xc3, 0x28, 0xff]), Buffer.from('"}')]);
    const headers = { 'content-type': 'application/json' };
    expectSoundAnswer(await site.http.inject({ method: 'POST', url, headers, payload: notUtf8 }), 'not UTF-8');
    const falseLength = { ...headers, 'content-length': '5' };
    const reply = await site.http.inject({ method: 'POST', url, headers: falseLength, payload: JSON.stringify(body) });
    expect(expectSoundAnswer(reply, 'false length')).toBe(false);
    expect(await rowCount()).toBe(0);
  });
});

describe('POST /api/careers', () => {
  test.each(['fullName', 'email', 'phone', 'opening', 'unasked'])(
    'any text as %s is stored as it is or refused',
    async (field) => {
      let stored = 0;
      for (const text of texts) {
        const reply = await sendForm(applicationForm({ fields: { [field]: text } }));
        if (expectSoundAnswer(reply, `${field} ${JSON.stringify(text.slice(0, 40))}`)) stored += 1;
      }
      expect(await rowCount()).toBe(stored);
      expect((await storedFiles(site)).onTheirWay).toEqual([]);
    },
    60_000,
  );

  test('any text as a file name or a field name is stored safely or refused', async () => {
    for (const text of texts) {
      const named = applicationForm({ cv: null });
      named.append('cv', new File(['%PDF-1.4\nstartxref\n0\n%%EOF\n'], text));
      const reply = await sendForm(named);
      if (!expectSoundAnswer(reply, text.slice(0, 40))) continue;
      expect(reply.json().data.career.cvOriginalName).not.toMatch(/[\p{Cc}\u202a-\u202e/\\]/u);
    }
    for (const text of texts) {
      const form = applicationForm();
      form.append(text, 'x');
      expectSoundAnswer(await sendForm(form), `field name ${text.slice(0, 40)}`);
    }
    expect((await storedFiles(site)).onTheirWay).toEqual([]);
  }, 60_000);
});

describe('reads', () => {
  const lists = [
    'partners',
    'products',
    'blogs',
    'blogs/latest',
    'projects',
    'faqs',
    'certificates',
    'openings',
    'services',
  ];
  const parameters = ['q', 'sort', 'page', 'limit', 'category', 'industry', 'tag', 'lng', 'unasked'];
  // URLs are bytes: a lone surrogate cannot be sent.
  const askable = texts.map((text) => encodeURIComponent(text.toWellFormed())).filter((text) => text.length < 8_000);
  const get = (url: string) => site.http.inject({ method: 'GET', url });

  test.each(lists)(
    'any text in a question about %s is answered or refused',
    async (list) => {
      for (const parameter of parameters) {
        for (const text of askable) {
          const reply = await get(`/api/${list}?${parameter}=${text}`);
          if (reply.statusCode !== 200) expectSoundAnswer(reply, `${parameter} ${text.slice(0, 60)}`);
        }
      }
    },
    60_000,
  );

  test('any text as an id or as a malformed address is answered or refused', async () => {
    for (const text of [...askable, '%', '%ff', '%c3%28', '%E0%A4%A', '..%2f..%2f']) {
      for (const list of lists) {
        const reply = await get(`/api/${list}/${text}`);
        if (reply.statusCode !== 200) expectSoundAnswer(reply, `${list}/${text.slice(0, 60)}`);
      }
      const repeated = await get(`/api/products?q=${text}&q=${text}`);
      if (repeated.statusCode !== 200) expectSoundAnswer(repeated, `twice ${text.slice(0, 60)}`);
    }
  }, 60_000);

  test('any text as a language is answered', async () => {
    for (const text of texts) {
      const header = Buffer.from(text.toWellFormed())
        .toString('latin1')
        .replace(/[^\t\x20-\x7e\x80-\xff]/g, '');
      const reply = await site.http.inject({ url: '/api/products', headers: { 'accept-language': header } });
      if (reply.statusCode !== 200) expectSoundAnswer(reply, text.slice(0, 40));
    }
  });
});
