import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenBlogPost } from '../../../tests/support/given/given-blog-post.ts';
import { givenPartner } from '../../../tests/support/given/given-partner.ts';
import { givenProduct } from '../../../tests/support/given/given-product.ts';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { countChangeChecks, countStatements } from '../../../tests/support/sites/count-statements.ts';
import { builtPages } from './built-pages.ts';

let site: BuiltSite;
let admin: AdminCalls;
let addresses: string[];
beforeAll(async () => {
  site = await buildSite({ pages: await builtPages() });
  admin = await asAdmin(site);
  const [product, partner, post] = [await givenProduct(site), await givenPartner(site), await givenBlogPost(site)];
  const details = [`/products/${product.address}`, `/partners/${partner.address}`, `/blog/${post.address}`];
  addresses = [
    '/',
    '/products',
    '/partners',
    '/services',
    '/projects',
    '/blog',
    '/faqs',
    '/certificates',
    '/search?q=woven',
    ...details,
  ];
});
afterAll(() => site.close());

/** Identified visitors get an individual page. */
const inPerson = (url: string) => site.http.inject({ url, headers: { authorization: 'none' } });

test('an individual page repeats no cached query', async () => {
  for (const url of addresses) {
    const first = await inPerson(url);
    let again = first;
    const asked = await countStatements(async () => {
      again = await inPerson(url);
    });
    expect([asked, again.statusCode, again.body === first.body], url).toEqual([0, 200, true]);
  }
  // Redirects are looked up each time.
  await inPerson('/no-such-screen');
  expect(await countStatements(() => inPerson('/no-such-screen'))).toBe(1);
});

test('an individual page asks the database for changes once, whatever it reads', async () => {
  for (const url of addresses) {
    // The timer may ask too, several times where the machine is busy.
    const counts: number[] = [];
    for (let round = 0; round < 3; round++) counts.push(await countChangeChecks(() => inPerson(url)));
    expect(Math.min(...counts), url).toBeLessThanOrEqual(2);
  }
});

test('a change is in the next page, and a deleted record is not found', async () => {
  const id = addresses.find((url) => url.startsWith('/partners/'))?.replace('/partners/', '');
  expect((await inPerson(`/partners/${id}`)).statusCode).toBe(200);
  expect((await inPerson('/partners')).body).toContain(`/partners/${id}`);
  expect((await admin.delete(`/partners/${id}`)).statusCode).toBe(200);
  expect((await inPerson(`/partners/${id}`)).statusCode).toBe(410);
  expect((await inPerson('/partners')).body).not.toContain(`/partners/${id}`);
});
