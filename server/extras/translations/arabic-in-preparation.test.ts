import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenBlogPost } from '../../../tests/support/given/given-blog-post.ts';
import { givenProduct } from '../../../tests/support/given/given-product.ts';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

const siteUrl = 'https://mansooj.example';
let site: BuiltSite;
let admin: AdminCalls;
beforeAll(async () => {
  site = await buildSite({ settings: { SITE_URL: siteUrl } });
  admin = await asAdmin(site);
});
afterAll(() => site.close());

const inArabic = async (path: string) => (await site.http.inject(`/api${path}?lng=ar`)).json();
const sitemap = async () => (await site.http.inject('/sitemap.xml')).body;

test('a record whose Arabic is in preparation is read in English, and in Arabic once it is ready', async () => {
  const { _id, name, industry, description, specifications } = await givenProduct(site);
  const put = (change: object) =>
    admin.call('PUT', `/products/${_id}`, { name, industry, description, specifications, ...change });
  const reply = await put({ arabicInPreparation: true });
  expect([reply.statusCode, reply.json().arabicInPreparation]).toEqual([200, true]);
  expect(await inArabic(`/products/${_id}`)).toMatchObject({ name, industry });
  expect(await inArabic(`/products/${_id}`)).not.toHaveProperty('arabicInPreparation');
  expect((await inArabic('/products'))[0].name).toBe(name);
  // What is left out stays.
  await put({ description: 'A bag.' });
  expect((await admin.get(`/products/${_id}`)).json()).toMatchObject({
    arabicInPreparation: true,
    translations: { ar: { name: 'كيس أرز مغلف' } },
  });
  expect(await sitemap()).not.toContain(`/ar/products/`);
  await put({ arabicInPreparation: false, description: 'A bag.' });
  expect((await inArabic(`/products/${_id}`)).name).toBe('كيس أرز مغلف');
  expect(await sitemap()).toContain(`/ar/products/`);
  const history = (await admin.get(`/history/product/${_id}`)).json();
  expect(history.map(({ fields }: { fields: string[] }) => fields)).toEqual([
    ['arabicInPreparation'],
    ['description'],
    ['arabicInPreparation'],
    [],
  ]);
});

test('a record without an Arabic title is in the sitemap in English alone', async () => {
  const address = 'only-in-english';
  await givenBlogPost(site, { address, translations: { ar: { summary: 'ملخّص' } } });
  const entry = (await sitemap()).split('\n').filter((line) => line.includes(address));
  expect(entry).toHaveLength(1);
  expect(entry[0]).toContain(`hreflang="x-default" href="${siteUrl}/blog/${address}"`);
  expect(entry[0]).not.toContain('hreflang="ar"');
});
