import { expect, test } from 'vitest';
import { useDemoSite } from '../support/built-site.ts';
import { givenProduct } from '../support/given-product.ts';

const site = useDemoSite();
const read = async (path: string) => (await fetch(site().address + path)).text();
const linkOf = (html: string, part: string) => new RegExp(`<link[^>]*${part}[^>]*href="([^"]*)"`).exec(html)?.[1];
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
  const headingOf = (html: string) => /<h1.*?<\/h1>/.exec(html)?.[0];
  expect(headingOf(arabic)).toMatch(/ lang="en" dir="ltr".*>Bag without Arabic/);
  expect(arabic.includes('هذه الصفحة متاحة بالإنجليزية فقط.')).toBe(true);
  expect(headingOf(english)).not.toContain('lang=');
});

test('a record that lacks some Arabic marks what is in English, and keeps its Arabic address', async () => {
  const { _id } = await givenProduct(site(), { description: 'Not in Arabic yet.' });
  const html = await read(`/ar/products/${_id}`);
  expect(alternatesOf(html)).toEqual(['en', 'ar', 'x-default']);
  expect(html.includes('lang="en" dir="ltr"><div class="prose"><p>Not in Arabic yet')).toBe(true);
  expect(/<h1[^>]* lang=/.test(html)).toBe(false);
});
