import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sentPicture } from '../../../../tests/support/files/sent-files.ts';
import { storedFiles } from '../../../../tests/support/files/stored-files.ts';
import { givenPartner } from '../../../../tests/support/given/given-partner.ts';
import { type AdminCalls, asAdmin } from '../../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../../tests/support/sites/build-site.ts';
import { testInFull } from '../../../../tests/support/test-in-full.ts';

let site: BuiltSite;
let noor: AdminCalls;
let sami: AdminCalls;
beforeAll(async () => {
  site = await buildSite();
  noor = await asAdmin(site);
  sami = await asAdmin(site);
});
afterAll(() => site.close());

const nameOf = async (admin: AdminCalls): Promise<string> => (await admin.get('/auth/me')).json().user.username;
const historyOf = async (entity: string, id: string) => (await noor.get(`/history/${entity}/${id}`)).json();
const question = (text: string) => ({ group: 'Orders', question: text, answer: 'Yes.' });
const givenFaq = async (text = 'First?') => (await noor.call('POST', '/faqs', question(text))).json();

describe('the history of a record', () => {
  test('shows who did what when, and which fields changed', async () => {
    const { _id } = await givenFaq();
    const translations = { ar: { question: 'الثاني؟' } };
    await sami.call('PUT', `/faqs/${_id}`, { ...question('Second?'), translations });
    await noor.delete(`/faqs/${_id}`);
    await noor.call('POST', `/trash/faq/${_id}/restore`);
    const history = await historyOf('faq', _id);
    const [noorName, samiName] = [await nameOf(noor), await nameOf(sami)];
    expect(history.map(({ act, by }: { act: string; by: string }) => [act, by])).toEqual([
      ['restored', noorName],
      ['deleted', noorName],
      ['changed', samiName],
      ['created', noorName],
    ]);
    expect(history[2]).toEqual({
      version: 2,
      act: 'changed',
      by: samiName,
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      fields: ['question', 'translations.ar.question'],
    });
    const version = (await noor.get(`/history/faq/${_id}/2`)).json();
    expect(version).toMatchObject({ values: { question: 'Second?' }, before: { question: 'First?' } });
    expect((await noor.get(`/history/faq/${_id}/1`)).json().before).toBeNull();
  });

  test('begins with the original state of an existing record', async () => {
    const partner = await givenPartner(site);
    expect(await historyOf('partner', partner._id)).toEqual([]);
    await noor.put(`/partners/${partner._id}`, { name: 'Renamed', industry: 'Flour' });
    const history = await historyOf('partner', partner._id);
    expect(history).toMatchObject([
      { version: 2, act: 'changed', fields: ['name'] },
      { version: 1, act: 'found', by: null, at: partner.updatedAt },
    ]);
  });

  test('has no entry for a save without changes', async () => {
    const faq = await givenFaq();
    const reply = await noor.call('PUT', `/faqs/${faq._id}`, question('First?'));
    expect(reply.json()).toEqual(faq);
    expect(await historyOf('faq', faq._id)).toHaveLength(1);
  });

  testInFull('keeps the last 50 versions, and no files of pruned ones', async () => {
    const fields = { name: 'Lisanor', industry: 'Flour' };
    const partner = (await noor.post('/partners', { ...fields, mainImage: await sentPicture() })).json();
    const path = `/partners/${partner._id}`;
    await noor.put(path, { ...fields, mainImage: await sentPicture() });
    const isKept = async () => (await storedFiles(site)).kept.some((file) => file.endsWith(partner.mainImage));
    for (let time = 3; time <= 50; time++) await noor.call('PUT', path, { ...fields, name: `Name ${time}` });
    expect(await isKept()).toBe(true);
    await noor.call('PUT', path, { ...fields, name: 'Name 51' });
    const history = await historyOf('partner', partner._id);
    expect(history).toHaveLength(50);
    expect(history.at(-1).version).toBe(2);
    expect(await isKept()).toBe(false);
  });

  test.each([
    '/history/nothing/x',
    '/history/faq/nobody',
    '/history/faq/nobody/1',
    '/history/faq/%00',
    '/history/faq/nobody/0x1',
  ])('is not found for %s', async (path) => {
    expect((await noor.get(path)).json()).toMatchObject({ code: 'not_found', message: 'Version not found' });
  });
});

describe('a version that is restored', () => {
  const restore = (entity: string, id: string, version: number, headers = {}) =>
    noor.call('POST', `/history/${entity}/${id}/${version}/restore`, undefined, headers);

  test('restores the record’s texts and files, and adds a version', async () => {
    const fields = { name: 'Lisanor', industry: 'Flour', translations: { ar: { name: 'تجربة' } } };
    const partner = (await noor.post('/partners', { ...fields, mainImage: await sentPicture() })).json();
    const path = `/partners/${partner._id}`;
    const other = { name: 'Other', industry: 'Salt', translations: { ar: { name: '', industry: '' } } };
    await noor.put(path, { ...other, mainImage: await sentPicture() });
    const reply = await restore('partner', partner._id, 1);
    expect(reply.json()).toEqual({ ...partner, updatedAt: expect.any(String) });
    expect((await site.http.inject(`/media/${partner.mainImage}`)).statusCode).toBe(200);
    expect((await site.http.inject('/api/partners?q=تجربة')).json()).toHaveLength(1);
    expect((await historyOf('partner', partner._id))[0]).toMatchObject({ version: 3, act: 'restored' });
  });

  test('keeps the record’s position in the list', async () => {
    const { _id } = await givenFaq();
    await noor.call('PUT', `/faqs/${_id}`, { ...question('Second?'), position: 77 });
    expect((await restore('faq', _id, 1)).json()).toMatchObject({ question: 'First?', position: 77 });
  });

  test('is refused when the record has changed since, is in the Trash, or violates a current rule', async () => {
    const { _id } = await givenFaq();
    const read = await noor.get(`/faqs/${_id}`);
    await noor.call('PUT', `/faqs/${_id}`, question('Second?'));
    const stale = await restore('faq', _id, 1, { 'if-match': String(read.headers.etag) });
    expect(stale.json()).toMatchObject({ code: 'changed', change: { fields: ['question'] } });
    await site.database.db
      .updateTable('content_version')
      .set({ record: JSON.stringify({ translations: { ar: {} }, group: '', question: '', answer: '' }) })
      .where('record_id', '=', _id)
      .where('version', '=', 1)
      .execute();
    const broken = await restore('faq', _id, 1);
    expect([broken.statusCode, Object.keys(broken.json().errors)]).toEqual([422, ['group', 'question', 'answer']]);
    await noor.delete(`/faqs/${_id}`);
    expect((await restore('faq', _id, 2)).json()).toMatchObject({ code: 'not_found', message: 'Record not found' });
    expect((await restore('faq', _id, 99)).json()).toMatchObject({ code: 'not_found' });
  });

  test('brings back the profile of the company', async () => {
    const company = (await noor.get('/company')).json();
    await noor.call('PUT', '/company', { tagline: 'Another tagline', phone: '+962 6 500 0199' });
    const history = await historyOf('company', 'company');
    expect(history[0]).toMatchObject({ act: 'changed', fields: expect.arrayContaining(['tagline', 'phone']) });
    await restore('company', 'company', 1);
    expect((await noor.get('/company')).json()).toEqual(company);
    expect((await noor.delete('/trash/company/company')).statusCode).toBe(404);
  });
});

describe('two who edit one record', () => {
  test('see who changed what when', async () => {
    const { _id } = await givenFaq();
    const etag = String((await noor.get(`/faqs/${_id}`)).headers.etag);
    await sami.call('PUT', `/faqs/${_id}`, { ...question('Second?'), answer: 'No.' });
    const refused = await noor.call('PUT', `/faqs/${_id}`, question('Mine?'), { 'if-match': etag });
    expect(refused.statusCode).toBe(412);
    expect(refused.json()).toEqual({
      success: false,
      code: 'changed',
      message: expect.any(String),
      change: { by: await nameOf(sami), at: expect.any(String), fields: ['question', 'answer'] },
    });
    expect((await noor.delete(`/faqs/${_id}`, { 'if-match': etag })).json().change.by).toBe(await nameOf(sami));
    expect((await noor.get(`/faqs/${_id}`)).json().question).toBe('Second?');
  });

  test('do not conflict when one only moves it in its list', async () => {
    const [faq, other] = [await givenFaq('A?'), await givenFaq('B?')];
    const etag = String((await noor.get(`/faqs/${faq._id}`)).headers.etag);
    const baseOf = (tag: unknown) => String(tag).split('.')[0];
    await sami.call('PUT', '/faqs/order', { ids: [other._id, faq._id] });
    await sami.call('PUT', '/faqs/order', { ids: [faq._id, other._id] });
    await sami.call('PUT', '/faqs/order', { ids: [other._id, faq._id] });
    expect(baseOf((await noor.get(`/faqs/${faq._id}`)).headers.etag)).toBe(baseOf(etag));
    const reply = await noor.call('PUT', `/faqs/${faq._id}`, question('Mine?'), { 'if-match': etag });
    expect(reply.statusCode).toBe(200);
    await sami.call('PUT', '/faqs/order', { ids: [faq._id, other._id] });
    const refused = await noor.call('PUT', `/faqs/${faq._id}`, question('Again?'), { 'if-match': etag });
    expect(refused.json().change).toMatchObject({ by: await nameOf(noor), fields: ['question'] });
  });
});
