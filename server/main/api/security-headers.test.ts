import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenToken } from '../../../tests/support/given/given-token.ts';
import { exchange } from '../../../tests/support/requests/plain-socket.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

let site: BuiltSite;
let overTls: BuiltSite;
let behindProxy: BuiltSite;
let address: string;
beforeAll(async () => {
  site = await buildSite();
  overTls = await buildSite({ settings: { SITE_URL: 'https://bags.example' } });
  behindProxy = await buildSite({ settings: { TRUST_PROXY: 'on' } });
  address = await site.listen();
});
afterAll(() => Promise.all([site, overTls, behindProxy].map((each) => each.close())));

type Asked = {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'OPTIONS';
  headers?: Record<string, string>;
  payload?: string;
};
const ask = (url: string, options: Asked = {}) => site.http.inject({ url, ...options });
const json = { 'content-type': 'application/json' };

const expected = {
  'content-security-policy': expect.stringMatching(/^default-src 'none';/),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

describe('every answer carries the headers that keep browsers out of trouble', () => {
  test.each<[string, number, string, Asked]>([
    ['a list', 200, '/api/partners', {}],
    ['its headers alone', 200, '/api/partners', { method: 'HEAD' }],
    ['the description', 200, '/api/openapi.json', {}],
    ['the page about the API', 200, '/api/docs', {}],
    ['an unknown record', 404, '/api/partners/none', {}],
    ['an unknown call', 404, '/api/none', {}],
    ['an unknown file', 404, '/media/images/none.png', {}],
    ['an unknown address', 404, '/none', {}],
    ['a call without a token', 401, '/api/contacts', {}],
    ['a wrong token', 401, '/api/contacts', { headers: { authorization: 'Bearer wrong' } }],
    ['an address that cannot be decoded', 400, '/%ff', {}],
    ['a parameter sent twice', 400, '/api/partners?page=1&page=2', {}],
    ['broken JSON', 400, '/api/contacts', { method: 'POST', headers: json, payload: '{' }],
    [
      'a body of a type nobody takes',
      415,
      '/api/contacts',
      { method: 'POST', headers: { 'content-type': 'a/b' }, payload: 'x' },
    ],
    [
      'a body that is too large',
      413,
      '/api/contacts',
      { method: 'POST', headers: json, payload: 'x'.repeat(1_100_000) },
    ],
    ['a refused form', 422, '/api/contacts', { method: 'POST', headers: json, payload: '{}' }],
    ['a question about other origins', 404, '/api/partners', { method: 'OPTIONS' }],
    ['a question whether the program answers', 204, '/', { method: 'OPTIONS' }],
    [
      'a post from another site',
      403,
      '/api/contacts',
      { method: 'POST', headers: { ...json, origin: 'https://evil.example' }, payload: '{}' },
    ],
  ])('%s, %d', async (_, status, url, options) => {
    const reply = await ask(url, options);
    expect(reply.statusCode).toBe(status);
    expect(reply.headers).toMatchObject(expected);
    expect(Object.keys(reply.headers).filter((name) => /^(server|x-powered-by|access-control-)/.test(name))).toEqual(
      [],
    );
  });

  test.each([
    ['no HTTP', 400, 'hello\r\n\r\n'],
    ['headers without end', 431, `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`],
    ['no Host', 400, 'GET /api/partners HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['two lengths', 400, 'POST /api/contacts HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'],
    [
      'a length and chunks',
      400,
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\na',
    ],
    [
      'an expectation nobody has',
      417,
      'GET /api/partners HTTP/1.1\r\nHost: a\r\nExpect: wonders\r\nConnection: close\r\n\r\n',
    ],
  ])('%s is refused with them too, %d', async (_, status, bytes) => {
    const reply = await exchange(address, bytes);
    expect(reply.slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
    for (const name of Object.keys(expected)) expect(reply.toLowerCase()).toContain(`\r\n${name}: `);
  });

  test.each(['OPTIONS / HTTP/1.0', 'OPTIONS * HTTP/1.0', 'OPTIONS /our-story HTTP/1.0', 'OPTIONS * HTTP/1.1'])(
    'a load balancer that asks %s learns that the program answers',
    async (line) => {
      const reply = await exchange(address, `${line}\r\nHost: a\r\nConnection: close\r\n\r\n`);
      expect(reply.slice(9, 12)).toBe('204');
      expect(reply).toMatch(/\r\nallow: GET, HEAD, POST, OPTIONS\r\n/i);
    },
  );

  test('a load balancer that names no host learns it too', async () => {
    expect((await exchange(address, 'OPTIONS / HTTP/1.0\r\n\r\n')).slice(9, 12)).toBe('204');
  });

  test('17 KB of cookies of other programs are no reason to refuse', async () => {
    const cookies = `a=${'x'.repeat(17_000)}`;
    const reply = await exchange(
      address,
      `GET /api/partners HTTP/1.1\r\nHost: a\r\nCookie: ${cookies}\r\nConnection: close\r\n\r\n`,
    );
    expect(reply.slice(9, 12)).toBe('200');
  });

  test.each([
    ['ar-JO,ar;q=0.9', '/', 'ar', 'احذفوا ملفات تعريف الارتباط'],
    ['en', '/', 'en', 'Delete the cookies of this site'],
    ['en', '/ar/products', 'ar', 'احذفوا ملفات تعريف الارتباط'],
  ])(
    'a browser in %s with still more cookies at %s is told what to do, on a page',
    async (accepted, path, lang, words) => {
      const lines = [`GET ${path} HTTP/1.1`, 'Host: a', 'Accept: text/html', `Accept-Language: ${accepted}`];
      const reply = await exchange(address, `${lines.join('\r\n')}\r\nCookie: a=${'x'.repeat(40_000)}\r\n\r\n`);
      expect(reply.slice(9, 12)).toBe('431');
      const text = Buffer.from(reply, 'latin1').toString();
      expect(text).toContain(`<html lang="${lang}"`);
      expect(text).toContain(words);
    },
  );

  test('a record that the caller holds already, 304', async () => {
    const first = await ask('/api/company');
    const reply = await ask('/api/company', { headers: { 'if-none-match': String(first.headers.etag) } });
    expect(reply.statusCode).toBe(304);
    expect(reply.headers).toMatchObject(expected);
  });
});

describe('TLS is insisted on', () => {
  const insistence = async (from: BuiltSite, headers = {}) =>
    (await from.http.inject({ url: '/api/partners', headers })).headers['strict-transport-security'];
  const forwarded = { 'x-forwarded-proto': 'https' };

  test('for two years where the site stands behind it', async () => {
    expect(await insistence(overTls)).toBe('max-age=63072000');
    expect(await insistence(behindProxy, forwarded)).toBe('max-age=63072000');
  });

  test('nowhere else: a header that anyone can send is not believed', async () => {
    expect([await insistence(site), await insistence(site, forwarded), await insistence(behindProxy)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('what a token opened', () => {
  test.each(['/api/contacts', '/api/partners', '/api/users', '/api/trash', '/api/auth/me', '/api/dashboard'])(
    '%s is kept by no cache but the browser that asks again',
    async (url) => {
      const reply = await ask(url, { headers: await givenToken(site) });
      expect([reply.statusCode, reply.headers['cache-control']]).toEqual([
        200,
        expect.stringMatching(/no-(store|cache)/),
      ]);
    },
  );
});
