import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Translation } from '#shared/terms/translations.ts';
import { givenProduct } from '../../../tests/support/given/given-product.ts';
import { givenToken } from '../../../tests/support/given/given-token.ts';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { one, required } from '../../../tests/support/sites/first.ts';
import { makeSessionsOld } from '../../../tests/support/sites/old-sessions.ts';

let site: BuiltSite;
let admin: AdminCalls;
beforeAll(async () => {
  site = await buildSite();
  admin = await asAdmin(site);
});
afterAll(() => site.close());

const inArabic = { group: 'الطلبات', question: 'ما أقل كمية؟', answer: 'عشرة آلاف كيس.' };
const english = { group: 'Orders', question: 'What is the minimum?', answer: 'Ten thousand bags.' };

async function givenFaq(arabic: object = inArabic): Promise<string> {
  const reply = await admin.call('POST', '/faqs', { ...english, translations: { ar: arabic } });
  return reply.json()._id;
}
const change = (id: string, fields: object) => admin.call('PUT', `/faqs/${id}`, { ...english, ...fields });
const textsOf = async (id: string, entity = 'faq') => (await admin.get(`/translations/${entity}/${id}`)).json();
const rows = async (query: string): Promise<Translation[]> => (await admin.get(`/translations?${query}`)).json();
const rowOf = async (id: string, query: string) => (await rows(query)).find(({ record }) => record === id);
const staleOf = async (id: string, field = 'answer') =>
  (await textsOf(id)).fields.find((each: { field: string }) => each.field === field).stale;
const stillRight = (id: string, changedAt: string, field = 'answer') =>
  admin.call('POST', `/translations/faq/${id}/still-right`, { texts: [{ field, changedAt }] });

describe('a text whose other language was changed', () => {
  test('is behind since the first change, with the text as it was then', async () => {
    const id = await givenFaq();
    await change(id, { answer: 'Five thousand bags.' });
    const first = await staleOf(id);
    await change(id, { answer: 'One thousand bags.' });
    const { since, changedAt, ...mark } = await staleOf(id);
    expect(mark).toEqual({ language: 'ar', was: [{ part: null, text: 'Ten thousand bags.' }] });
    expect([since, changedAt >= first.changedAt]).toEqual([first.since, true]);
    expect(await rowOf(id, 'state=stale&language=ar')).toMatchObject({
      missing: [],
      stale: [{ field: 'answer', since }],
      words: 3,
      title: english.question,
      translations: { ar: { title: inArabic.question } },
    });
    expect(await rowOf(id, 'state=done&language=ar')).toBeUndefined();
    expect(await rowOf(id, 'state=done&language=en')).toMatchObject({ words: 0 });
  });

  test('is right again when its own text is changed, and does not mark the other', async () => {
    const id = await givenFaq();
    await change(id, { answer: 'Five thousand bags.' });
    await change(id, {
      answer: 'Five thousand bags.',
      translations: { ar: { ...inArabic, answer: 'خمسة آلاف كيس.' } },
    });
    expect(await staleOf(id)).toBeNull();
    await change(id, { answer: 'Five thousand bags.', translations: { ar: inArabic } });
    expect(await staleOf(id)).toMatchObject({ language: 'en' });
  });

  test('is cleared with “still right” until the other changes again', async () => {
    const id = await givenFaq();
    await change(id, { answer: 'Five thousand bags.' });
    const old = (await staleOf(id)).changedAt;
    await change(id, { answer: 'One thousand bags.' });
    const tooLate = await stillRight(id, old);
    expect([tooLate.statusCode, tooLate.json().code]).toEqual([409, 'conflict']);
    const reply = await stillRight(id, (await staleOf(id)).changedAt);
    expect(reply.json()).toEqual({ success: true, message: 'The text is no longer marked as out of date' });
    expect(await staleOf(id)).toBeNull();
    await change(id, { answer: 'Two thousand bags.' });
    expect(await staleOf(id)).toMatchObject({ was: [{ part: null, text: 'One thousand bags.' }] });
    const log = (await admin.get(`/audit?q=${id}&section=translations`)).json();
    expect(log).toMatchObject([{ action: 'changed', fields: ['texts'] }]);
  });

  test.each(['a version that is restored', 'a change by hand'])(
    'is right again once both are the pair that they were, by %s',
    async (by) => {
      const id = await givenFaq();
      const stale = async () => (await admin.get('/translations/counts')).json();
      const before = await stale();
      await change(id, { answer: 'Five thousand bags.' });
      await change(id, { answer: 'One thousand bags.', question: 'How many at least?' });
      expect(await stale()).not.toEqual(before);
      const restore = (version: number) => admin.call('POST', `/history/faq/${id}/${version}/restore`);
      if (by.startsWith('a version')) {
        // The mark of what is not yet as it was stays.
        await restore(2);
        expect([await staleOf(id), await staleOf(id, 'question')]).toMatchObject([{ language: 'ar' }, null]);
        expect((await restore(1)).statusCode).toBe(200);
      } else await change(id, {});
      expect([await staleOf(id), await staleOf(id, 'question'), await stale()]).toEqual([null, null, before]);
    },
  );

  test('stays behind where its own text became another one meanwhile', async () => {
    const id = await givenFaq();
    await change(id, { answer: 'Five thousand bags.' });
    await change(id, { answer: 'Five thousand bags.', translations: { ar: { ...inArabic, answer: 'خمسة آلاف.' } } });
    await change(id, { translations: { ar: { ...inArabic, answer: 'خمسة آلاف.' } } });
    expect(await staleOf(id)).toMatchObject({ language: 'ar' });
  });

  test('keeps its mark in the Trash, and loses it with the record', async () => {
    const id = await givenFaq();
    await change(id, { answer: 'Five thousand bags.' });
    await admin.delete(`/faqs/${id}`);
    expect([(await admin.get(`/translations/faq/${id}`)).statusCode, await rowOf(id, '')]).toEqual([404, undefined]);
    await admin.call('POST', `/trash/faq/${id}/restore`);
    expect(await staleOf(id)).toMatchObject({ language: 'ar' });
    await admin.delete(`/faqs/${id}`);
    await admin.delete(`/trash/faq/${id}`);
    const left = await site.database.db.selectFrom('stale_text').selectAll().where('record_id', '=', id).execute();
    expect(left).toEqual([]);
  });
});

describe('the list', () => {
  test('tells what is missing, in how many words, and what of the company', async () => {
    const id = await givenFaq({ question: inArabic.question });
    expect(await rowOf(id, 'state=missing')).toMatchObject({ language: 'ar', missing: ['group', 'answer'], words: 4 });
    await admin.call('PUT', '/company', { tagline: 'Bags for every mill' });
    expect(await rows('kind=company&state=stale')).toMatchObject([
      { _id: 'company:company:ar', entity: 'company', stale: [{ field: 'tagline' }], words: 4 },
    ]);
  });

  test('comes in pages over all kinds, is searched and counted', async () => {
    const product = await givenProduct(site, { name: 'Pasta sack' });
    const pages = await Promise.all([1, 2, 3].map((page) => admin.get(`/translations?page=${page}&limit=4`)));
    const ids = pages.flatMap((page) => page.json().map(({ _id }: Translation) => _id));
    expect(new Set(ids).size).toBe(12);
    const all = Number(one(pages).headers['x-total-count']);
    expect((await rows('q=pasta')).map(({ _id }) => _id).slice(0, 2)).toEqual([
      `product:${product._id}:ar`,
      `product:${product._id}:en`,
    ]);
    const { states, words, isCut } = (await admin.get('/translations/counts')).json();
    type Counts = { entity: string; language: string; missing: number; stale: number; done: number };
    const sum = (state: 'missing' | 'done') =>
      states.reduce((total: number, counts: Counts) => total + counts[state], 0);
    const open = await rows('state=open&limit=100');
    expect(sum('done') + open.length).toBe(all);
    expect(sum('missing')).toBe((await rows('state=missing&limit=100')).length);
    const left = (language: string) =>
      open.filter((row) => row.language === language).reduce((total, row) => total + row.words, 0);
    expect(words).toEqual(['en', 'ar'].map((language) => ({ language, count: left(language) })));
    expect(isCut).toBe(false);
    expect((await admin.get('/translations?state=wrong')).statusCode).toBe(400);
  });

  test('is exported with a byte order mark and without formulas, after a confirmation', async () => {
    const reply = await admin.call('POST', '/faqs', { ...english, question: '=HYPERLINK("x")' });
    const id = reply.json()._id;
    const { body, headers } = await admin.get('/translations/export.csv?state=missing&kind=faq&lng=ar');
    expect([body.startsWith('\uFEFF'), headers['content-type']]).toEqual([true, 'text/csv; charset=utf-8']);
    const line = required(body.split('\r\n').find((each) => each.includes(id)));
    expect(line).toContain(`سؤال,"'=HYPERLINK(""x"")",,العربية,"group, question, answer",,,5,`);
    await makeSessionsOld(site);
    expect((await admin.get('/translations/export.csv')).json().code).toBe('confirmation_required');
    admin = await asAdmin(site);
  });

  test('shows each role its own sections', async () => {
    const headers = await givenToken(site, 'hr');
    const id = await givenFaq();
    await admin.call('POST', '/openings', { title: 'Weaver', description: 'Weaves' });
    const seen: Translation[] = (await site.http.inject({ url: '/api/translations', headers })).json();
    expect(new Set(seen.map(({ entity }) => entity))).toEqual(new Set(['opening']));
    const refused = await site.http.inject({ url: `/api/translations/faq/${id}`, headers });
    expect(refused.statusCode).toBe(403);
    const sales = await givenToken(site, 'sales');
    expect((await site.http.inject({ url: '/api/translations', headers: sales })).statusCode).toBe(403);
  });
});

describe('a record in which the checks of texts found something', () => {
  const wrong = { ...inArabic, answer: 'خمسة آلاف كيس (5,000).' };
  let letter = 'A';
  // Each with an English text of its own: one text in two translations is a finding too.
  const givenFound = async () => {
    letter += 'A';
    const reply = await admin.call('POST', '/faqs', {
      ...english,
      answer: `Ten thousand bags (10,000), type ${letter}.`,
      translations: { ar: wrong },
    });
    return reply.json()._id as string;
  };
  async function check(): Promise<void> {
    for (let pending = 1; pending > 0; ) pending = (await admin.get('/text-checks/state')).json().pending;
  }
  const lookCount = async () => {
    const { states } = (await admin.get('/translations/counts')).json();
    return states.find((each: Translation) => each.entity === 'faq' && each.language === 'ar').look;
  };

  test('needs a look in that language, until the finding is mended or dismissed', async () => {
    await check();
    const before = await lookCount();
    const [id, dismissed] = [await givenFound(), await givenFound()];
    expect(await rowOf(id, 'state=look')).toBeUndefined();
    await check();
    expect(await rowOf(id, 'state=look')).toMatchObject({ language: 'ar', look: ['answer'], findings: 1, words: 0 });
    expect(await rowOf(id, 'state=open&limit=100')).toMatchObject({ language: 'ar' });
    expect(await rowOf(id, 'state=done&limit=100')).toMatchObject({ language: 'en', look: [], findings: 0 });
    expect(await lookCount()).toBe(before + 2);
    const { body } = await admin.get(`/translations/export.csv?state=look&record=${id}`);
    expect(body.trim().split('\r\n')).toEqual([
      expect.stringContaining('Needs review,Findings'),
      expect.stringContaining(',answer,1,'),
    ]);

    await change(id, { answer: 'Ten thousand bags (10,000).', translations: { ar: inArabic } });
    const [finding] = (await admin.get(`/text-checks?record=${dismissed}`)).json();
    const { field, check: name, hash } = finding;
    const path = `/text-checks/faq/${dismissed}/dismissals`;
    await admin.call('PUT', path, { field, check: name, hash, isDismissed: true });
    await check();
    expect(await lookCount()).toBe(before);
  });

  test('is listed by itself on the board and in the report, which count it alike', async () => {
    const id = await givenFound();
    await check();
    expect((await rows(`record=${id}`)).map(({ language }) => language)).toEqual(['ar', 'en']);
    expect(await rows('record=nobody')).toEqual([]);
    expect((await admin.get(`/text-checks?record=${id}`)).json()).toMatchObject([{ record: id, field: 'answer' }]);
    expect((await admin.get('/text-checks?record=nobody')).json()).toEqual([]);
    const { look } = (await admin.get('/dashboard?lng=ar')).json();
    expect(look.count).toBe((await rows('state=look&limit=100')).length);
    expect(one(look.entries)).toMatchObject({ _id: id, section: 'faqs', title: inArabic.question });
  });

  test('is only missing a text where it has none', async () => {
    const id = await givenFaq({ question: inArabic.question });
    await check();
    expect(await rowOf(id, 'state=look')).toBeUndefined();
    expect(await rowOf(id, 'state=missing')).toMatchObject({ look: [], findings: 0 });
  });
});

test('the dashboard counts what is behind and names it in the language of the reader', async () => {
  const id = await givenFaq();
  await change(id, { question: 'How few bags may I order?' });
  const { stale } = (await admin.get('/dashboard?lng=ar')).json();
  expect(stale.count).toBe((await rows('state=stale&limit=100')).length);
  expect(one(stale.entries)).toMatchObject({ _id: id, section: 'faqs', title: inArabic.question });
});
