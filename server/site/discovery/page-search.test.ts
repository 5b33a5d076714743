import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Language } from '#shared/language.ts';
import { givenProduct } from '../../../tests/support/given/given-product.ts';
import { asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await buildSite();
  await givenProduct(site, { _id: 'cover', name: 'Pallet hood', translations: { ar: {} } });
});
afterAll(() => site.close());

type Marked = { text: string; isMatch: boolean }[];
type Hit = { _id: string; path: string; title: Marked; text: Marked };
type Group = { name: string; total: number; match: string; corrected: string; hits: Hit[] };

async function ask(q: string, language: Language = 'en'): Promise<Group[]> {
  return (await site.http.inject(`/api/search?lng=${language}&q=${encodeURIComponent(q)}`)).json();
}
const pagesFor = async (q: string, language?: Language): Promise<Hit[]> =>
  (await ask(q, language)).find(({ name }) => name === 'pages')?.hits ?? [];
const said = (pieces: Marked | undefined) => pieces?.map(({ text }) => text).join('');

test.each<[string, Language, string, string]>([
  ['our story', 'en', '/our-story', 'Our Story'],
  ['export markets', 'en', '/markets', 'Export markets'],
  ['where our bags go', 'en', '/our-story#markets', 'Our Story'],
  ['our values', 'en', '/our-values', 'Our Values'],
  ['قيمنا', 'ar', '/our-values', 'قيمنا'],
  ['departments', 'en', '/contact-us#departments', 'Contact Us'],
  ['ساعات العمل', 'en', '/contact-us#hours', 'Contact Us'],
  ['fax', 'ar', '/contact-us#details', 'اتصلوا بنا'],
  ['whatsapp', 'en', '/contact-us#details', 'Contact Us'],
  ['sales department phone', 'en', '/contact-us#departments', 'Contact Us'],
  ['privacy', 'en', '/privacy', 'Privacy'],
  ['cookie', 'en', '/privacy#reading', 'Privacy'],
  ['careers', 'en', '/careers', 'Careers'],
  ['FAQs', 'en', '/faqs', 'FAQs'],
  ['reached first', 'en', '/calculator#formula', 'Bag weight and packing calculator'],
])('%s, in %s, leads to %s', async (q, language, path, title) => {
  const hits = await pagesFor(q, language);
  const hit = hits.find((each) => each.path.split('#')[0] === path.split('#')[0]);
  expect([hit?.path, hit && said(hit.title)]).toEqual([path, title]);
});

test('a page whose part is called so comes first', async () => {
  expect((await ask('opening hours'))[0]).toMatchObject({ name: 'pages', hits: [{ path: '/contact-us#hours' }] });
});

test('what is searched for of the company stands first in the excerpt', async () => {
  expect(said((await pagesFor('رقم الهاتف', 'ar'))[0]?.text)).toMatch(/^الهاتف \+962/);
});

test('the words are marked in the part that is led to', async () => {
  const hit = (await pagesFor('PO box')).find(({ path }) => path === '/contact-us#details');
  expect(hit?.text.filter(({ isMatch }) => isMatch).length).toBeGreaterThan(0);
});

test('what only a page says is known: it is neither corrected nor dropped', async () => {
  const [first] = await ask('fax');
  expect(first).toMatchObject({ name: 'pages', match: 'all', corrected: '' });
});

test('a word of a page is what a wrong spelling is corrected to', async () => {
  expect((await ask('privcay'))[0]).toMatchObject({ corrected: 'privacy' });
});

test('what staff change is found at once, what they replaced no more', async () => {
  const admin = await asAdmin(site);
  expect(await pagesFor('zanzibar')).toEqual([]);
  const { body, headers } = await admin.get('/company');
  const { story } = JSON.parse(body);
  const changed = await admin.put(
    '/company',
    { story: `${story}\n\nThen came zanzibar.` },
    { 'if-match': String(headers.etag) },
  );
  expect(changed.statusCode).toBe(200);
  expect((await pagesFor('zanzibar'))[0]).toMatchObject({ _id: 'our-story', path: '/our-story#beginning' });
  const again = { 'if-match': String(changed.headers.etag) };
  expect((await admin.put('/company', { story }, again)).statusCode).toBe(200);
  expect(await pagesFor('zanzibar')).toEqual([]);
});

test('records come before pages where both fit alike, and in quotes pages are found exactly', async () => {
  expect((await ask('pallet hood'))[0]?.name).toBe('products');
  expect((await pagesFor('"opening hours"')).map(({ path }) => path)).toContain('/contact-us#hours');
  expect(await pagesFor('"hours opening zz"')).toEqual([]);
});
