import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sentPicture } from '../../../tests/support/files/sent-files.ts';
import { type AdminCalls, asAdmin, type FormFields } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

let site: BuiltSite;
let admin: AdminCalls;
beforeAll(async () => {
  site = await buildSite();
  admin = await asAdmin(site);
});
afterAll(() => site.close());

const publicly = async (path: string) => (await site.http.inject(`/api${path}`)).json();

const own = { searchTitle: 'Sacks that hold 50 kg', searchDescription: 'Ask for a sample.' };
const ownInArabic = { searchTitle: 'أكياس تحمل ٥٠ كغ', searchDescription: 'اطلبوا عينة.' };
const texts = { name: 'Sack', industry: 'Flour' };
const arabic = { name: 'كيس', industry: 'الطحين' };

const specifications = [{ name: 'GSM', value: '80' }];
const kinds: { path: string; entity: string; fields: () => Promise<FormFields>; ar: object }[] = [
  {
    path: '/partners',
    entity: 'partner',
    fields: async () => ({ ...texts, mainImage: await sentPicture() }),
    ar: arabic,
  },
  {
    path: '/products',
    entity: 'product',
    fields: async () => ({
      ...texts,
      description: 'Woven.',
      specifications,
      mainImage: await sentPicture(),
      galleryImages: [await sentPicture()],
    }),
    ar: { ...arabic, description: 'منسوج.', specifications: [{ name: 'الوزن', value: '٨٠' }] },
  },
  {
    path: '/blogs',
    entity: 'blog_post',
    fields: async () => ({ title: 'Sacks', summary: 'Woven.', content: 'Woven.', status: 'published' }),
    ar: { title: 'أكياس', summary: 'منسوج.', content: 'منسوج.' },
  },
];

describe.each(kinds)('search-engine texts of one of $path', ({ path, entity, fields, ar }) => {
  test('is read by staff only, in both languages, and stays when it is omitted', async () => {
    const sent = { ...(await fields()), ...own, translations: { ar: { ...ar, ...ownInArabic } } };
    const record = (await admin.post(path, sent)).json();
    expect(record).toMatchObject({ ...own, translations: { ar: ownInArabic } });
    for (const query of ['', '?lng=ar']) {
      const seen = await publicly(`${path}/${record._id}${query}`);
      const listed = (await publicly(`${path}${query}`)).find(({ _id }: { _id: string }) => _id === record._id);
      for (const name of Object.keys(own)) expect([seen, listed].filter((each) => name in each)).toEqual([]);
    }
    const documented = await admin.put(`${path}/${record._id}`, await fields());
    expect(documented.json()).toMatchObject({ ...own, translations: { ar: ownInArabic } });
  });

  test('has a history, is restored from the Trash, and is refused when it is too long', async () => {
    const record = (await admin.post(path, { ...(await fields()), ...own })).json();
    const one = `${path}/${record._id}`;
    await admin.put(one, { ...(await fields()), searchTitle: 'Other' });
    expect((await admin.get(`/history/${entity}/${record._id}`)).json()[0].fields).toContain('searchTitle');
    await admin.call('POST', `/history/${entity}/${record._id}/1/restore`);
    expect((await admin.get(one)).json()).toMatchObject(own);
    await admin.delete(one);
    expect((await admin.call('POST', `/trash/${entity}/${record._id}/restore`)).json()).toMatchObject(own);
    const refused = await admin.put(one, { ...(await fields()), searchDescription: 'x'.repeat(501) });
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['searchDescription']]);
  });

  test('does not count as missing Arabic, and is not searched', async () => {
    const sent = { ...(await fields()), searchTitle: 'Quagga', translations: { ar } };
    const { _id } = (await admin.post(path, sent)).json();
    const missing = (await admin.get(`${path === '/blogs' ? '/blogs/admin/all' : path}?arabic=missing`)).json();
    expect(missing.map((record: { _id: string }) => record._id)).not.toContain(_id);
    expect(await publicly(`${path}?q=quagga`)).toEqual([]);
  });
});

describe('search-engine texts of the fixed pages', () => {
  const pagesOf = async () => (await admin.get('/company')).json().pages as { page: string }[];

  test('are stored in the profile, an entry for each, and shown only to staff', async () => {
    const before = await pagesOf();
    expect(before.map(({ page }) => page).slice(0, 3)).toEqual(['/', '/our-story', '/our-values']);
    expect(await publicly('/company')).not.toHaveProperty('pages');
    const { translations } = (await admin.get('/company')).json();
    const pages = [{ page: '/faqs', ...own }];
    const ar = { ...translations.ar, pages: [ownInArabic] };
    const changed = (await admin.call('PUT', '/company', { pages, translations: { ar } })).json();
    const place = before.findIndex(({ page }) => page === '/faqs');
    expect(changed.pages).toHaveLength(before.length);
    expect(changed.pages[place]).toEqual({ page: '/faqs', ...own });
    expect(changed.translations.ar.pages[place]).toEqual(ownInArabic);
    expect((await admin.call('PUT', '/company', { tagline: 'Other' })).json().pages).toEqual(changed.pages);
  });

  test('is refused for an unknown page', async () => {
    const reply = await admin.call('PUT', '/company', { pages: [{ page: '/elsewhere', ...own }] });
    expect([reply.statusCode, Object.keys(reply.json().errors)]).toEqual([422, ['pages.0.page']]);
  });
});
