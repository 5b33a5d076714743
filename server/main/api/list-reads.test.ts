import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenApplication } from '../../../tests/support/given/given-application.ts';
import { givenBlogPost } from '../../../tests/support/given/given-blog-post.ts';
import { givenConsultation } from '../../../tests/support/given/given-consultation.ts';
import { givenContact } from '../../../tests/support/given/given-contact.ts';
import { givenOpening } from '../../../tests/support/given/given-opening.ts';
import { givenPartner } from '../../../tests/support/given/given-partner.ts';
import { givenProduct } from '../../../tests/support/given/given-product.ts';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { countStatements } from '../../../tests/support/sites/count-statements.ts';

let site: BuiltSite;
let admin: AdminCalls;
beforeAll(async () => {
  site = await buildSite();
  admin = await asAdmin(site);
});
afterAll(() => site.close());

const ask = (url: string, headers = {}) => site.http.inject({ url, headers });
const givens = {
  '/partners': givenPartner,
  '/products': givenProduct,
  '/blogs': givenBlogPost,
  '/openings': givenOpening,
};
const leads = { '/contacts': givenContact, '/consultations': givenConsultation, '/careers': givenApplication };

describe.each(Object.entries(givens))('the list %s', (path, given) => {
  let one: string[];

  async function statements(): Promise<string[]> {
    const counted: string[] = [];
    for (const url of [`/api${path}`, `/api${path}?page=1&limit=20`, `/api${path}?lng=ar`]) {
      counted.push(`${url}: ${await countStatements(() => ask(url))}`);
    }
    return counted;
  }

  test('needs no more queries for twenty records than for one', async () => {
    await given(site);
    one = await statements();
    for (let i = 0; i < 19; i++) await given(site);
    expect(await statements()).toEqual(one);
  });

  test('is not sent again until something in it changes', async () => {
    for (const url of [`/api${path}`, `/api${path}?page=1&limit=3`, `/api${path}?lng=ar`]) {
      const first = await ask(url);
      const known = { 'if-none-match': String(first.headers.etag) };
      expect(first.headers['cache-control']).toBe('no-cache');
      const again = await ask(url, known);
      expect([again.statusCode, again.payload, again.headers.etag]).toEqual([304, '', first.headers.etag]);
      await given(site);
      // Changes behind the program's back are signalled after a moment.
      await expect.poll(async () => (await ask(url, known)).statusCode).toBe(200);
    }
  });

  test('is separate for each token and language', async () => {
    const [english, arabic] = [await ask(`/api${path}`), await ask(`/api${path}?lng=ar`)];
    const staff = await admin.get(path);
    expect(new Set([english, arabic, staff].map(({ headers }) => headers.etag)).size).toBe(3);
    expect(staff.headers['cache-control']).toBe('no-store');
  });
});

test.each(Object.entries(leads))(
  'the list %s needs no more queries for twenty people than for one',
  async (path, given) => {
    await given(site);
    const one = await countStatements(() => admin.get(path));
    for (let i = 0; i < 19; i++) await given(site);
    expect(await countStatements(() => admin.get(path))).toBe(one);
  },
);
