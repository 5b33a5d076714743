import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { givenPartner } from '../../../tests/support/given/given-partner.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { countStatements } from '../../../tests/support/sites/count-statements.ts';
import { builtPages } from './built-pages.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await buildSite({ pages: await builtPages() });
});
afterAll(() => site.close());

const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
  site.http.inject({ method, url, headers });
const browser = { 'accept-encoding': 'gzip, deflate, br, zstd' };
const statementsOf = (...asked: Parameters<typeof ask>) => countStatements(() => ask(...asked));

describe('a page that is the same for everyone', () => {
  test('is rendered once, and identical before and after caching', async () => {
    const first = await ask('/our-values');
    expect(await statementsOf('/our-values')).toBe(0);
    const second = await ask('/our-values');
    expect(second.body === first.body).toBe(true);
    const { date: _, ...headers } = first.headers;
    expect(second.headers).toMatchObject({ ...headers, connection: expect.any(String) });
  });

  test('is compressed as requested, each encoding with its own ETag', async () => {
    const plain = await ask('/our-story');
    for (const [encoding, decode] of [['br', brotliDecompressSync] as const, ['gzip', gunzipSync] as const]) {
      for (const _ of ['made', 'kept']) {
        const reply = await ask('/our-story', { 'accept-encoding': encoding });
        expect(reply.headers['content-encoding']).toBe(encoding);
        expect(reply.headers['content-length']).toBe(String(reply.rawPayload.length));
        expect(decode(reply.rawPayload).toString() === plain.body).toBe(true);
        expect(reply.headers.etag).toMatch(/^W\/"[^"]+"$/);
        expect(reply.headers.etag).not.toBe(plain.headers.etag);
      }
    }
    expect((await ask('/our-story', browser)).headers['content-encoding']).toBe('br');
    expect((await ask('/our-story', { 'accept-encoding': 'br;q=0, gzip;q=0.5' })).headers['content-encoding']).toBe(
      'gzip',
    );
    expect(
      (await ask('/our-story', { 'accept-encoding': 'identity, br;q=0.1' })).headers['content-encoding'],
    ).toBeUndefined();
    expect(plain.headers.vary).toMatch(/accept-encoding/i);
  });

  test('is not sent again to clients that have it', async () => {
    const page = await ask('/our-story', browser);
    const etag = String(page.headers.etag);
    expect(page.headers['cache-control']).toBe('no-cache');
    for (const known of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
      const reply = await ask('/our-story', { ...browser, 'if-none-match': known });
      expect([reply.statusCode, reply.body, reply.headers.etag]).toEqual([304, '', etag]);
      expect(reply.headers['content-type']).toBeUndefined();
      expect(reply.headers.vary).toBe(page.headers.vary);
    }
    for (const other of ['"other"', `${etag}x`, etag.replace('-br', '-gzip')]) {
      expect((await ask('/our-story', { ...browser, 'if-none-match': other })).statusCode).toBe(200);
    }
  });

  test('answers HEAD like GET, without the body', async () => {
    const { date: _, ...headers } = (await ask('/privacy', browser)).headers;
    const head = await ask('/privacy', browser, 'HEAD');
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers).toMatchObject(headers);
    const fresh = await ask('/ar/privacy', browser, 'HEAD');
    expect([fresh.statusCode, fresh.body]).toEqual([200, '']);
    expect(await statementsOf('/ar/privacy', browser)).toBe(0);
  });

  test('is cached once whatever unknown parameters its address has', async () => {
    const plain = await ask('/services');
    const asked = await countStatements(async () => {
      for (let i = 0; i < 20; i++) {
        const reply = await ask(`/services?utm_source=${i}&fbclid=x${i}&y=1`);
        expect(reply.body === plain.body).toBe(true);
      }
    });
    expect(asked).toBe(0);
    expect((await ask('/projects?category=Automation')).body === (await ask('/projects')).body).toBe(false);
    expect(await statementsOf('/projects?x=1&category=Automation')).toBe(0);
  });

  test('is cached separately for each language', async () => {
    const arabic = { 'accept-language': 'ar-JO,ar;q=0.9' };
    const cases = [{}, arabic, { cookie: 'i18nextLng=ar' }, { cookie: 'i18nextLng=en', ...arabic }];
    const shown = async () => {
      const replies = await Promise.all(cases.map((headers) => ask('/our-story', headers)));
      return replies.map(({ body }) => /<html lang="(\w+)"/.exec(body)?.[1]);
    };
    expect(await shown()).toEqual(['en', 'ar', 'ar', 'en']);
    expect(await shown()).toEqual(['en', 'ar', 'ar', 'en']);
    expect((await ask('/our-story')).headers.vary).toMatch(/cookie/i);
    expect((await ask('/ar/our-story')).headers.vary).not.toMatch(/cookie/i);
  });

  test('is rendered once for many concurrent requests', async () => {
    // The shared data of pages is cached by now.
    await ask('/faqs?q=first');
    const alone = await statementsOf('/faqs?q=alone');
    const together = await countStatements(() => Promise.all(Array.from({ length: 20 }, () => ask('/faqs?q=togethe'))));
    expect(together).toBe(alone);
  });

  test('is a document: its data alone are no address', async () => {
    for (const url of ['/partners.data', '/_root.data', '/ar.data', '/contact-us.data']) {
      const { statusCode, body } = await ask(url);
      expect([url, statusCode, body]).toEqual([url, 404, 'Not found']);
    }
  });
});

describe('nobody gets a page meant for another', () => {
  test.each(['/contact-us', '/consultation', '/careers', '/ar/contact-us'])(
    '%s, with a form, is rendered for each visitor',
    async (url) => {
      const together = await Promise.all([ask(url), ask(url)]);
      const replies = [...together, await ask(url)];
      const keys = replies.map(({ body }) => /form-[\w-]{20,}/.exec(body)?.[0]);
      expect(new Set(keys).size).toBe(3);
      for (const { headers } of replies)
        expect([headers['cache-control'], headers.etag]).toEqual(['private, no-cache', undefined]);
    },
  );

  test('unknown records, unknown paths and redirects are not cached', async () => {
    for (const [url, status] of [
      ['/partners/unknown', 404],
      ['/no-such-screen', 404],
      ['/admin', 302],
      ['/our-story?lng=ar', 302],
    ] as const) {
      for (const _ of [1, 2]) {
        const reply = await ask(url);
        expect([reply.statusCode, reply.headers.etag]).toEqual([status, undefined]);
      }
    }
    const partner = await givenPartner(site, { _id: 'unknown', address: 'unknown' });
    await expect.poll(async () => (await ask('/partners/unknown')).statusCode).toBe(200);
    expect(partner._id).toBe('unknown');
  });

  test('an identified request is answered individually', async () => {
    await ask('/our-story');
    const reply = await ask('/our-story', { authorization: 'Bearer none' });
    expect([reply.statusCode, reply.headers.etag]).toEqual([200, undefined]);
  });

  test('a posted form is never answered from the cache', async () => {
    await ask('/our-story');
    const reply = await ask('/our-story', {}, 'POST');
    expect(reply.headers.etag).toBeUndefined();
    expect(reply.statusCode).toBeGreaterThanOrEqual(400);
  });

  test.each(['/./our-story', '/our-story/../ar/our-story', '//our-story', '/ar/../our-story', '/our%2Dstory'])(
    'the odd address %s is answered as without a cache',
    async (url) => {
      await ask('/our-story');
      await ask('/ar/our-story');
      const [kept, alone] = [await ask(url), await ask(url, { authorization: 'none' })];
      expect([kept.statusCode, kept.body === alone.body]).toEqual([alone.statusCode, true]);
    },
  );
});

describe('the host that is asked', () => {
  beforeEach(() => ask('/our-values', { host: 'evil.example' }));
  test('is never shown to others', async () => {
    expect((await ask('/our-values')).body.includes('evil')).toBe(false);
  });
});
