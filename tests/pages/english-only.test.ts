import { expect, test } from 'vitest';
import { givenProduct } from '../support/given/given-product.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const read = async (path: string) => (await fetch(site().address + path)).text();
const linkOf = (html: string, part: string) => new RegExp(`<link[^>]*${part}[^>]*href="([^"]*)"`).exec(html)?.[1];
const propertyOf = (html: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1];
const alternatesOf = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)"/g)].map(([, language]) => language);

test('a record that is only in English says so on its Arabic page, and names the English one as its address', async () => {
  const { _id } = await givenProduct(site(), { name: 'Bag without Arabic', translations: { ar: {} } });
  const [english, arabic] = [await read(`/products/${_id}`), await read(`/ar/products/${_id}`)];
  for (const html of [english, arabic]) {
    expect(linkOf(html, 'rel="canonical"')).toMatch(/\/products\/[^/]+$/);
    expect(linkOf(html, 'rel="canonical"')).not.toContain('/ar/');
    expect(alternatesOf(html)).toEqual(['en', 'x-default']);
  }
  const sharedAs = (html: string) =>
    ['og:locale', 'og:locale:alternate', 'og:url'].map((property) => propertyOf(html, property));
  for (const html of [english, arabic])
    expect(sharedAs(html)).toEqual(['en_US', undefined, linkOf(html, 'rel="canonical"')]);
  const headingOf = (html: string) => /<h1.*?<\/h1>/.exec(html)?.[0];
  expect(headingOf(arabic)).toMatch(/ lang="en" dir="ltr".*>Bag without Arabic/);
  expect(arabic.includes('هذه الصفحة متاحة بالإنجليزية فقط.')).toBe(true);
  expect(headingOf(english)).not.toContain('lang=');
});

test('a record that lacks some Arabic marks what is in English, and keeps its Arabic address', async () => {
  const { _id } = await givenProduct(site(), { description: 'Not in Arabic yet.' });
  const html = await read(`/ar/products/${_id}`);
  expect(alternatesOf(html)).toEqual(['en', 'ar', 'x-default']);
  expect([propertyOf(html, 'og:locale'), propertyOf(html, 'og:locale:alternate')]).toEqual(['ar_JO', 'en_US']);
  expect(html.includes('<div class="prose" lang="en" dir="ltr"><p>Not in Arabic yet')).toBe(true);
  expect(/<h1[^>]* lang=/.test(html)).toBe(false);
});
