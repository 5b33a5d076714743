import { describe, expect, test } from 'vitest';
import { exchange } from '../support/requests/plain-socket.ts';
import { rawRequest } from '../support/requests/raw-request.ts';
import { testSiteUrl, useDemoSite, useSharedDemoSite } from '../support/sites/built-site.ts';

const site = useSharedDemoSite();

/** What a browser that opens exactly `target` is answered. */
async function open(target: string, { host = 'localhost', method = 'GET' } = {}) {
  const head = [`${method} ${target} HTTP/1.1`, `Host: ${host}`, 'Accept: text/html', 'Connection: close'];
  const answer = await exchange(site().address, `${head.join('\r\n')}\r\n\r\n`);
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(answer)?.[1]?.trim();
  return { status: Number(answer.slice(9, 12)), header, answer };
}

const isAlive = async () => (await rawRequest(site().address, '/api/health')).status === 200;

describe('an address that cannot be read', () => {
  const targets = ['/%', '//%', '//%2e%2e%', '//[/%', '///%', 'http://[/%', '/%ff'];
  test.each(targets)('%s is refused with a page, and the site goes on', async (target) => {
    const { status, header, answer } = await open(target);
    expect([status, header('content-type')]).toEqual([400, 'text/html; charset=utf-8']);
    expect(answer).toContain('<html lang="en"');
    expect(await isAlive()).toBe(true);
  });

  test.each(['[', 'a b', 'user@host', 'host/path', 'host:99999'])('so is the host %s', async (host) => {
    for (const target of ['/contact-us', '/']) {
      const { status } = await open(target, { host });
      expect([target, status]).toEqual([target, 400]);
    }
  });
});

describe('an odd target is no fault', () => {
  const targets = [
    '//',
    '///',
    '//:80',
    '//[',
    '//@',
    '//a:99999999/',
    'http://[/',
    'http://',
    '//?lng=ar',
    '/\\',
    '*',
  ];
  test.each(targets.flatMap((target) => ['GET', 'HEAD', 'POST'].map((method) => [method, target] as const)))(
    '%s %s',
    async (method, target) => {
      const { status } = await open(target, { method });
      expect(status).toBeGreaterThanOrEqual(200);
      expect(status).toBeLessThan(500);
    },
  );
});

describe('every page has one spelling, to which the others lead', () => {
  test.each([
    ['//', '/'],
    ['//products', '/products'],
    ['//ar/products', '/ar/products'],
    ['///evil.example/x?y=1', '/evil.example/x?y=1'],
    ['/products/', '/products'],
    ['/products//', '/products'],
    ['/ar/faqs/', '/ar/faqs'],
    ['/PRODUCTS?page=2', '/products?page=2'],
    ['/Our-Story', '/our-story'],
    ['/AR/Products', '/ar/products'],
    ['/%61r/products', '/ar/products'],
    ['/our%2Dstory', '/our-story'],
    ['/Products/ABC/', '/products/ABC'],
    ['/LOGIN', '/login'],
    ['/Admin/partners', '/admin/partners'],
    ['/x/../products', '/products'],
  ])('%s to %s', async (target, location) => {
    const { status, header } = await open(target);
    expect([status, header('location')]).toEqual([301, location]);
  });

  test.each(['/no-such-screen', '/Brochure-2019', '/a//b', '/old-page/', '/products/ABC', '/%F0%9F%92%A9'])(
    'any other stays as it is: %s',
    async (target) => {
      expect((await open(target)).status).toBe(404);
    },
  );

  test('a whole address, as proxies ask for it, is answered in place', async () => {
    for (const target of ['http://localhost/products', 'http://elsewhere.example/products', 'http://localhost'])
      expect([target, (await open(target)).status]).toEqual([target, 200]);
  });

  test('forms arrive wherever they were sent', async () => {
    const { status } = await open('/contact-us/', { method: 'POST' });
    expect(status).not.toBe(301);
  });
});

describe('parameters that no page reads', () => {
  test('may stand in an address twice', async () => {
    for (const path of ['/?ref=1&ref=2', '/products?tag=a&tag=b', '/api-of-nobody?x=1&x=2']) {
      const { status } = await open(path);
      expect([path, status < 400 || status === 404]).toEqual([path, true]);
    }
  });

  test('those that a page reads may not', async () => {
    for (const path of ['/products?page=1&page=2', '/search?q=a&q=b', '/?lng=en&lng=ar'])
      expect([path, (await open(path)).status]).toEqual([path, 400]);
  });
});

describe('a form that is sent without scripts', () => {
  const send = (headers: Record<string, string>) =>
    fetch(`${site().address}/contact-us`, {
      method: 'POST',
      headers: { accept: 'text/html', ...headers },
      body: new URLSearchParams({ fullName: 'Lina' }),
    });

  test.each([
    ['a proxy that says neither host nor scheme', { origin: testSiteUrl }],
    ['a proxy that says its own host', { origin: testSiteUrl, 'x-forwarded-host': 'internal:3000' }],
    ['a proxy that says two hosts', { origin: testSiteUrl, 'x-forwarded-host': 'mansooj.example, internal' }],
  ])('arrives behind %s', async (_, headers) => {
    const reply = await send(headers);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([422, 'text/html; charset=utf-8']);
    expect(await reply.text()).toContain('value="Lina"');
  });

  test('from another site is refused with a page', async () => {
    const reply = await send({ origin: 'https://elsewhere.example' });
    expect([reply.status, reply.headers.get('content-type')]).toEqual([403, 'text/html; charset=utf-8']);
  });
});

describe('behind a proxy that passes on what visitors say of the scheme', () => {
  const proxied = useDemoSite({ TRUST_PROXY: 'on' });

  test.each(['<script>', 'https:', 'https;q=1', 'javascript', 'HTTPS', 'a b'])('%s is no fault', async (scheme) => {
    const reply = await fetch(`${proxied().address}/contact-us`, { headers: { 'x-forwarded-proto': scheme } });
    expect(reply.status).toBe(200);
  });
});
