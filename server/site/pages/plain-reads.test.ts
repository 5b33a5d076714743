import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { givenPartner } from '../../../tests/support/given/given-partner.ts';
import { exchange } from '../../../tests/support/requests/plain-socket.ts';
import { rawRequest } from '../../../tests/support/requests/raw-request.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { builtPages } from './built-pages.ts';

type Line = { reqId: string; method: string; route: string; status: number; milliseconds: number };

let site: BuiltSite;
let address: string;
let lines: Line[] = [];
beforeAll(async () => {
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(JSON.parse(String(line)));
      done();
    },
  });
  site = await buildSite({ pages: await builtPages(), logger: pino({ level: 'info', base: null }, stream) });
  address = await site.listen();
});
afterAll(() => site.close());
beforeEach(() => {
  lines = [];
});

const browser = { 'accept-encoding': 'gzip, deflate, br, zstd' };
const ask = (path: string, headers: Record<string, string> = browser, method = 'GET') =>
  rawRequest(address, path, { method, headers });

/** Whether each answered request was answered before the framework. */
const wereEarly = () => lines.map(({ reqId }) => reqId.startsWith('page-'));

describe('a plain read of a cached page', () => {
  test('gets what the framework answers, and the same log line', async () => {
    for (const path of ['/our-story', '/ar/our-story', '/products']) {
      await ask(path);
      lines = [];
      // An unknown parameter changes nothing but the way.
      const slow = await ask(`${path}?from=letter`);
      const early = await ask(path);
      expect({ ...early.headers, date: '' }).toEqual({ ...slow.headers, date: '' });
      expect([early.status, early.text === slow.text]).toEqual([200, true]);
      expect(wereEarly()).toEqual([false, true]);
      const [slowLine, earlyLine] = lines.map(({ method, route, status }) => ({ method, route, status }));
      expect(earlyLine).toEqual(slowLine);
    }
  });

  test('is answered as HEAD, and with 304 to readers who have it', async () => {
    const { headers } = await ask('/our-story');
    const head = await ask('/our-story', browser, 'HEAD');
    expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', headers['content-length']]);
    const held = await ask('/our-story', { ...browser, 'if-none-match': String(headers.etag) });
    expect([held.status, held.text, held.headers.etag]).toEqual([304, '', headers.etag]);
    expect(wereEarly().slice(-2)).toEqual([true, true]);
  });

  test('depends on language, encoding and Save-Data', async () => {
    const kinds = [{}, { 'accept-language': 'ar' }, { 'accept-encoding': 'identity' }, { 'save-data': 'on' }];
    const read = () => Promise.all(kinds.map((kind) => ask('/our-story', { ...browser, ...kind })));
    await read();
    lines = [];
    const etags = (await read()).map(({ headers }) => headers.etag);
    expect(new Set(etags).size).toBe(kinds.length);
    expect(wereEarly()).toEqual(kinds.map(() => true));
  });

  test('is outdated by the next change', async () => {
    await ask('/partners');
    const { name } = await givenPartner(site, { name: 'Tenth Mills' });
    await expect.poll(async () => (await ask('/partners', {})).text).toContain(name);
  });
});

describe('whatever the framework may refuse or treat differently is left to it', () => {
  test.each([
    ['another method', '/our-story', {}, 'POST'],
    ['a choice of language', '/our-story?lng=ar', {}, 'GET'],
    ['a repeated parameter', '/products?page=1&page=2', {}, 'GET'],
    ['a token', '/our-story', { authorization: 'Bearer nobody' }, 'GET'],
    ['a body', '/our-story', { 'content-length': '0' }, 'GET'],
    ['a page with a form', '/contact-us', {}, 'GET'],
    ['an unknown address', '/nowhere', {}, 'GET'],
    ['a call of the API', '/api/products', {}, 'GET'],
  ])('%s', async (_what, path, more, method) => {
    await ask('/our-story');
    await ask(path, browser);
    lines = [];
    await ask(path, { ...browser, ...more }, method);
    expect(wereEarly()).toEqual([false]);
  });

  test.each([
    ['a Host that is none', 'GET /our-story HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400],
    ['no Host', 'GET /our-story HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['an old browser', 'GET /our-story HTTP/1.0\r\n\r\n', 200],
  ])('%s', async (_what, bytes, status) => {
    await rawRequest(address, '/our-story');
    lines = [];
    expect(await exchange(address, bytes)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(wereEarly()).not.toContain(true);
  });
});

test('behind a trusted proxy that may use TLS or not, the framework answers', async () => {
  const behind = await buildSite({ pages: await builtPages(), settings: { TRUST_PROXY: 'on' } });
  try {
    const there = await behind.listen();
    const asked = (proto: string) => rawRequest(there, '/our-story', { headers: { 'x-forwarded-proto': proto } });
    for (const _ of ['made', 'kept']) {
      expect((await asked('https')).headers['strict-transport-security']).toBeDefined();
      expect((await asked('http')).headers['strict-transport-security']).toBeUndefined();
    }
  } finally {
    await behind.close();
  }
});
