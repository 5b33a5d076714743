import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { givenBlogPost } from '../../../../tests/support/given/given-blog-post.ts';
import { givenOpening } from '../../../../tests/support/given/given-opening.ts';
import { givenPartner } from '../../../../tests/support/given/given-partner.ts';
import { givenProduct } from '../../../../tests/support/given/given-product.ts';
import { type AdminCalls, asAdmin } from '../../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../../tests/support/sites/build-site.ts';
import { countStatements } from '../../../../tests/support/sites/count-statements.ts';

let site: BuiltSite;
let admin: AdminCalls;
let reads: string[];
beforeAll(async () => {
  site = await buildSite();
  admin = await asAdmin(site);
  const description = 'Woven twice, sewn once, carried for years. '.repeat(40);
  const product = await givenProduct(site, { description });
  const [partner, post, opening] = [await givenPartner(site), await givenBlogPost(site), await givenOpening(site)];
  const lists = ['/products', '/products?page=1&limit=12', '/partners?lng=ar', '/blogs', '/blogs/latest', '/faqs'];
  const more = ['/certificates', '/openings', '/services', '/projects?category=Automation'];
  const records = { products: product, partners: partner, blogs: post, openings: opening };
  reads = [...lists, ...more, ...Object.entries(records).map(([path, { _id }]) => `/${path}/${_id}`)];
  // Wait until the insert behind the program's back is signalled.
  await site.services.kinds.product.list();
});
afterAll(() => site.close());
afterEach(() => void vi.useRealTimers());

type Headers = Record<string, string>;
const ask = (path: string, headers: Headers = {}) => site.http.inject({ url: `/api${path}`, headers });
const statementsOf = (path: string, headers?: Headers) => countStatements(() => ask(path, headers));

/** The reply without date and connection headers. */
async function wholeOf(path: string, headers?: Headers) {
  const { statusCode, headers: all, rawPayload } = await ask(path, headers);
  const { date: _, connection: __, ...given } = all;
  const texts = Object.entries(given).map(([name, value]) => `${name}: ${value}`);
  return { statusCode, headers: texts.sort(), body: rawPayload.toString('latin1') };
}

/** The same reply, uncached: its address was never requested. */
let unasked = 0;
const madeAnew = (path: string) => ask(`${path}${path.includes('?') ? '&' : '?'}unasked=${unasked++}`);

describe('a public answer', () => {
  test('is computed once, and identical before and after caching', async () => {
    for (const path of reads) {
      for (const headers of [{}, { 'accept-encoding': 'br' }, { 'accept-encoding': 'gzip' }] as Headers[]) {
        const first = await wholeOf(path, headers);
        expect(first.statusCode).toBe(200);
        expect(await statementsOf(path, headers), path).toBe(0);
        expect(await wholeOf(path, headers), path).toEqual(first);
      }
    }
  });

  test('of a call without parameters is one, whatever is appended to its address', async () => {
    const { company } = site.services;
    const first = await wholeOf('/company');
    const read = vi.spyOn(company, 'getCompany');
    for (const appended of ['?a=1', '?a=2&b=3', `?x=${'y'.repeat(2_000)}`, '?lng=nothing', '/?c=4'])
      expect(await wholeOf(`/company${appended}`), appended).toEqual(first);
    expect(read).not.toHaveBeenCalled();
    expect((await ask('/company?lng=ar')).headers['content-language']).not.toBe('en');
  });

  test('is sent in the requested encoding', async () => {
    const plain = await ask('/products');
    for (const _ of ['made', 'kept']) {
      const [brotli, gzip] = [
        await ask('/products', { 'accept-encoding': 'br' }),
        await ask('/products', { 'accept-encoding': 'gzip' }),
      ];
      expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
      expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    }
  });

  test('is not sent again to clients that have it, whoever asked first', async () => {
    const { headers } = await madeAnew('/products');
    const etag = String(headers.etag);
    for (const path of ['/products?held=1', '/products?held=1']) {
      const whole = { 'if-none-match': etag, 'accept-encoding': 'br' };
      const reply = await ask(path, whole);
      expect([reply.statusCode, reply.body, reply.headers.etag]).toEqual([304, '', etag]);
      expect(reply.headers.vary).toMatch(/accept-language.*authorization.*accept-encoding/i);
      expect(reply.headers).not.toHaveProperty('content-length');
    }
    // The first reply fills the cache.
    expect(await statementsOf('/products?held=1', { 'accept-encoding': 'br' })).toBe(0);
    expect((await ask('/products?held=1', { 'if-none-match': 'W/"other"' })).statusCode).toBe(200);
  });

  test('is cached separately for each language', async () => {
    const shown = async (headers: Headers) => (await ask('/partners?x=1', headers)).headers['content-language'];
    const arabic = { 'accept-language': 'ar-JO,ar;q=0.9' };
    for (const _ of ['made', 'kept']) expect([await shown({}), await shown(arabic)]).toEqual(['en', 'ar']);
  });
});

describe('a reply to a token', () => {
  test('is neither cached nor taken from the cache', async () => {
    const draft = await givenBlogPost(site, { status: 'draft', title: 'Nobody has read this' });
    expect((await ask('/products')).headers['cache-control']).toBe('no-cache');
    const staff = await admin.get('/products');
    expect([staff.headers['cache-control'], staff.json()[0].translations]).toEqual(['no-store', expect.anything()]);
    expect((await ask('/products')).json()[0]).not.toHaveProperty('translations');
    expect((await admin.get(`/blogs/${draft._id}`)).statusCode).toBe(200);
    expect((await ask(`/blogs/${draft._id}`)).statusCode).toBe(404);
    expect((await ask('/products', { authorization: 'Bearer nobody' })).statusCode).toBe(401);
    expect(await countStatements(() => admin.get('/products'))).toBeGreaterThan(0);
  });
});

describe('what staff change', () => {
  /** Reads every address, makes a change, and compares each reply with an uncached one. */
  async function changesOf(work: () => Promise<unknown>): Promise<string[]> {
    const before = new Map<string, string>();
    for (const path of reads) before.set(path, (await ask(path)).body);
    await work();
    const changed: string[] = [];
    for (const path of reads) {
      const reply = await ask(path);
      const fresh = await madeAnew(path);
      expect([reply.statusCode, reply.body, reply.headers.etag], path).toEqual([
        fresh.statusCode,
        fresh.body,
        fresh.headers.etag,
      ]);
      if (reply.body !== before.get(path)) changed.push(path);
    }
    return changed;
  }

  test('is in every reply at once: a new record, a changed one, its deletion and its restoration', async () => {
    const faq = (question: string) => ({ question, group: 'Orders', answer: 'Yes.', translations: { ar: {} } });
    let id = '';
    const created = await changesOf(async () => {
      const reply = await admin.post('/faqs', faq('Do you weave?'));
      id = reply.json()._id;
    });
    expect(created).toEqual(['/faqs']);
    expect(await changesOf(() => admin.put(`/faqs/${id}`, faq('Do you sew?')))).toEqual(['/faqs']);
    expect(await changesOf(() => admin.delete(`/faqs/${id}`))).toEqual(['/faqs']);
    expect(await changesOf(() => admin.call('POST', `/trash/faq/${id}/restore`))).toEqual(['/faqs']);
  });

  test('is in a record and in what is shown beside it', async () => {
    const list = (await ask('/products')).json() as { _id: string }[];
    const id = list[0]?._id;
    const added = await changesOf(() =>
      admin.call('POST', `/products/${id}/specifications`, { name: 'Loops', value: 'Four' }),
    );
    expect(added).toEqual(expect.arrayContaining(['/products', `/products/${id}`]));
  });

  test('removes a deleted record’s cached replies', async () => {
    const { _id } = await givenPartner(site);
    await expect.poll(async () => (await ask(`/partners/${_id}`)).statusCode).toBe(200);
    await admin.delete(`/partners/${_id}`);
    expect((await ask(`/partners/${_id}`)).statusCode).toBe(404);
  });
});

test('an opening is listed until the end of its last day in Amman', async () => {
  await givenOpening(site, { title: 'Until May', closesOn: '2030-05-31' });
  const isListed = async () => (await ask('/openings')).body.includes('Until May');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-05-31T20:59:00Z') });
  await expect.poll(isListed).toBe(true);
  vi.setSystemTime(new Date('2030-05-31T21:01:00Z'));
  expect(await isListed()).toBe(false);
});
