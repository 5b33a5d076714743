import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '#server/core/config/config.ts';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { required } from '../../../tests/support/sites/first.ts';
import { createDraftService } from './draft-service.ts';

type Asked = { path: string | undefined; body: { q: string[]; source: string; target: string; api_key?: string } };
const usual = ({ q }: Asked['body']) => JSON.stringify({ translatedText: q.map((text) => `ترجمة ${text}`) });
let asked: Asked[] = [];
let answer: { status: number; body: (sent: Asked['body']) => string; headers?: Record<string, string> };

/** Stands in for a translation server. */
const server = createServer(async (request, response) => {
  const chunks = await Array.fromAsync(request);
  const body = JSON.parse(Buffer.concat(chunks).toString());
  asked.push({ path: request.url, body });
  response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers }).end(answer.body(body));
});

let site: BuiltSite;
let admin: AdminCalls;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  site = await buildSite({ settings: { TRANSLATE_URL: `http://127.0.0.1:${port}/`, TRANSLATE_KEY: 'geheim' } });
  admin = await asAdmin(site);
});
afterAll(async () => {
  await site.close();
  server.close();
});
beforeEach(() => {
  asked = [];
  answer = { status: 200, body: usual };
});

const english = { group: 'Orders', question: 'How many?', answer: 'Ten thousand.' };
async function givenFaq(arabic: object = { group: 'الطلبات' }): Promise<string> {
  return (await admin.call('POST', '/faqs', { ...english, translations: { ar: arabic } })).json()._id;
}
const draft = (id: string, language = 'ar') => admin.call('POST', `/translations/faq/${id}/drafts`, { language });
const textsOf = async (id: string) => (await admin.get(`/translations/faq/${id}`)).json();
const draftOf = async (id: string, field = 'answer') =>
  (await textsOf(id)).fields.find((each: { field: string }) => each.field === field).draft;
async function decide(id: string, act: 'accept' | 'discard', field = 'answer') {
  const { madeAt } = required(await draftOf(id, field));
  return admin.call('POST', `/translations/faq/${id}/drafts/${act}`, { drafts: [{ field, madeAt }] });
}
const shown = async (id: string) => (await site.http.inject(`/api/faqs/${id}?lng=ar`)).json();

describe('drafts', () => {
  test('are made of what is missing, wait to be looked at, and are not published', async () => {
    const id = await givenFaq();
    const reply = await draft(id);
    expect(reply.json()).toEqual({ success: true, message: '2 drafts to look at', data: { made: 2 } });
    expect(asked).toEqual([
      {
        path: '/translate',
        body: { q: ['How many?', 'Ten thousand.'], source: 'en', target: 'ar', format: 'text', api_key: 'geheim' },
      },
    ]);
    expect(await draftOf(id)).toMatchObject({
      language: 'ar',
      texts: [{ part: null, text: 'ترجمة Ten thousand.' }],
      madeWith: 'LibreTranslate',
    });
    const [row] = (await admin.get('/translations?state=look&kind=faq&limit=1')).json();
    expect(row).toMatchObject({ record: id, language: 'ar', look: ['answer', 'question'] });
    expect(await shown(id)).toMatchObject({ answer: 'Ten thousand.' });
  });

  test('become the text when staff accept them, with their name in the history', async () => {
    const id = await givenFaq();
    await draft(id);
    expect((await decide(id, 'accept')).statusCode).toBe(200);
    expect(await shown(id)).toMatchObject({ group: 'الطلبات', answer: 'ترجمة Ten thousand.', question: 'How many?' });
    expect([await draftOf(id), await draftOf(id, 'question')]).toEqual([null, expect.any(Object)]);
    const [newest] = (await admin.get(`/history/faq/${id}`)).json();
    expect(newest).toMatchObject({ by: expect.any(String), fields: ['translations.ar.answer'] });
  });

  test('are of texts that are out of date, too, and gone once a text changes', async () => {
    const id = await givenFaq({ group: 'الطلبات', question: 'كم؟', answer: 'عشرة آلاف.' });
    const change = (text: string) => admin.call('PUT', `/faqs/${id}`, { ...english, answer: text });
    await change('Five thousand.');
    await draft(id);
    const { madeAt } = await draftOf(id);
    await change('One thousand.');
    expect(await draftOf(id)).toBeNull();
    const drafts = [{ field: 'answer', madeAt }];
    const late = await admin.call('POST', `/translations/faq/${id}/drafts/accept`, { drafts });
    expect([late.statusCode, late.json().code]).toEqual([409, 'conflict']);
    await draft(id);
    await decide(id, 'accept');
    const stale = (await textsOf(id)).fields.filter((field: { stale: unknown }) => field.stale);
    expect([await shown(id), stale]).toMatchObject([{ answer: 'ترجمة One thousand.' }, []]);
  });

  test('leave the marks of a change that follows at once', async () => {
    const id = await givenFaq();
    await draft(id);
    const { madeAt } = required(await draftOf(id));
    const { contents } = site.services;
    // Somebody changes the English as soon as the accepted text is stored.
    const busy = {
      ...contents,
      editsOf: ((kind) => {
        const edits = contents.editsOf(kind);
        const edit: typeof edits.edit = async (...edited) => {
          const changed = await edits.edit(...edited);
          await admin.call('PUT', `/faqs/${id}`, { ...english, answer: 'Five thousand.' });
          return changed;
        };
        return { ...edits, edit };
      }) as typeof contents.editsOf,
    };
    const drafts = createDraftService({ db: site.database.db, contents: busy, provider: undefined, logger: console });
    await drafts.accept('faq', id, [{ field: 'answer', madeAt }], { by: null });
    const marked = (await textsOf(id)).fields.filter((field: { stale: unknown }) => field.stale);
    expect(marked).toMatchObject([{ field: 'answer', stale: { language: 'ar' } }]);
  });

  test('can be thrown away', async () => {
    const id = await givenFaq();
    await draft(id);
    await decide(id, 'discard');
    expect(await draftOf(id)).toBeNull();
    expect(await shown(id)).toMatchObject({ answer: 'Ten thousand.' });
  });

  test('obey the rules of texts', async () => {
    const id = await givenFaq();
    answer.body = ({ q }) => JSON.stringify({ translatedText: q.map(() => 'س'.repeat(10_000)) });
    await draft(id);
    const reply = await decide(id, 'accept');
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'invalid']);
    expect(await shown(id)).toMatchObject({ answer: 'Ten thousand.' });
  });
});

describe('a translation server that', () => {
  const broken: [string, typeof answer][] = [
    ['fails', { status: 500, body: () => 'secret details' }],
    ['answers something else', { status: 200, body: () => '{"translatedText":"one"}' }],
    ['answers too few texts', { status: 200, body: () => '{"translatedText":[]}' }],
    ['answers too much', { status: 200, body: () => `{"translatedText":["${'x'.repeat(5_000_000)}"]}` }],
    ['sends elsewhere', { status: 302, body: () => '', headers: { location: 'http://169.254.169.254/' } }],
  ];
  test.each(broken)('%s leaves everything as it was', async (_words, habit) => {
    const id = await givenFaq();
    answer = habit;
    const reply = await draft(id);
    expect([reply.statusCode, reply.json()]).toEqual([
      503,
      {
        success: false,
        code: 'unavailable',
        message: 'The translation server did not answer as expected. Please try again later.',
      },
    ]);
    expect(asked).toHaveLength(1);
    expect(await draftOf(id)).toBeNull();
  });
});

test('without the setting no draft is made', async () => {
  const other = await buildSite();
  try {
    const staff = await asAdmin(other);
    const { _id } = (await staff.call('POST', '/faqs', english)).json();
    const reply = await staff.call('POST', `/translations/faq/${_id}/drafts`, { language: 'ar' });
    expect([reply.statusCode, reply.json().message]).toEqual([503, 'No translation server is set up.']);
    expect((await staff.get(`/translations/faq/${_id}`)).json().canDraft).toBe(false);
  } finally {
    await other.close();
  }
});

test.each(['ftp://host', 'https://user:secret@host', 'https://host/?key=1', 'host'])(
  'the address %s is refused',
  (url) => {
    expect(() => readConfig({ TRANSLATE_URL: url })).toThrow('The setting TRANSLATE_URL must be an http(s):// address');
  },
);
