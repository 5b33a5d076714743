import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { limits } from '#shared/limits.ts';
import { givenToken } from '../../../tests/support/given/given-token.ts';
import { multipartBody } from '../../../tests/support/requests/multipart-body.ts';
import { rawRequest } from '../../../tests/support/requests/raw-request.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

let site: BuiltSite;
let address: string;
beforeAll(async () => {
  site = await buildSite({ settings: { SITE_URL: 'https://bags.example', RATE_LIMIT_FACTOR: '1000' } });
  address = await site.listen();
});
afterAll(() => site.close());

const contact = { fullName: 'Lina', email: 'lina@example.com', message: 'Hello' };
const send = (payload: string | Buffer, headers: Record<string, string> = {}) =>
  site.http.inject({
    method: 'POST',
    url: '/api/contacts',
    headers: { host: 'www.bags.example', 'content-type': 'application/json', ...headers },
    payload,
  });
const sendContact = (headers: Record<string, string>) => send(JSON.stringify(contact), headers);

describe('cross-site changes are refused', () => {
  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a site that ends like ours', { origin: 'https://evilbags.example' }],
    ['another port', { origin: 'https://www.bags.example:8443' }],
    ['a page without an origin', { origin: 'null' }],
    ['an origin that is none', { origin: 'bags.example' }],
    ['an origin with a path', { origin: 'https://www.bags.example/x' }],
    ['another scheme', { origin: 'ftp://www.bags.example' }],
    ['our own address without its TLS', { origin: 'http://bags.example' }],
    ['a frame of another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour', { 'sec-fetch-site': 'same-site' }],
    ['a browser that contradicts itself', { origin: 'https://www.bags.example', 'sec-fetch-site': 'cross-site' }],
  ])('%s', async (_, headers) => {
    const reply = await sendContact(headers);
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'forbidden']);
  });

  test.each([
    ['a program', {}],
    ['the address asked for', { origin: 'https://www.bags.example', 'sec-fetch-site': 'same-origin' }],
    ['the address asked for, over a proxy that nobody believes', { origin: 'http://www.bags.example' }],
    ['its usual port, written out', { host: 'www.bags.example:443', origin: 'https://www.bags.example' }],
    ['SITE_URL', { host: '127.0.0.1:3000', origin: 'https://bags.example' }],
    [
      'a page that tells no origin, of which the browser says that it is ours',
      { origin: 'null', 'sec-fetch-site': 'same-origin' },
    ],
    ['an address typed by hand', { 'sec-fetch-site': 'none' }],
  ])('%s is answered', async (_, headers) => {
    expect((await sendContact(headers)).statusCode).toBe(201);
  });

  test('for every method except reads', async () => {
    const headers = { ...(await givenToken(site)), origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const asked = (method: 'GET' | 'HEAD' | 'PUT' | 'PATCH' | 'DELETE') =>
      site.http.inject({ method, url: '/api/partners/none', headers });
    const statuses = await Promise.all((['PUT', 'PATCH', 'DELETE'] as const).map(asked));
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
    expect((await site.http.inject({ url: '/api/partners', headers })).statusCode).toBe(200);
  });

  test('and store nothing', async () => {
    const count = async () => (await site.database.db.selectFrom('contact').select('id').execute()).length;
    const before = await count();
    await sendContact({ origin: 'https://evil.example' });
    expect(await count()).toBe(before);
  });
});

describe('JSON', () => {
  test.each([
    ['one of the prototype as a key', '{"__proto__":{"role":"admin"},"fullName":"a"}'],
    ['a constructor as a key', '{"constructor":1,"fullName":"a"}'],
    ['such a key in other letters', '{"\\u005f_proto__":{},"fullName":"a"}'],
    ['such a key further down', '{"fullName":"a","x":[{"y":{"prototype":{}}}]}'],
    ['a key that is there twice', '{"fullName":"a","fullName":"b"}'],
    ['a key twice, once in other letters', '{"email":"a","\\u0065mail":"b"}'],
    ['lists without end', `{"x":${'['.repeat(limits.jsonDepth)}${']'.repeat(limits.jsonDepth)}}`],
    ['two documents', '{}{}'],
    ['a comment', '{}//'],
    ['nothing', ''],
    ['two byte order marks', '\ufeff\ufeff{}'],
  ])('with %s is not understood', async (_, text) => {
    const reply = await send(text);
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'malformed']);
  });

  test('is understood after a byte order mark', async () => {
    const reply = await send(`\ufeff${JSON.stringify(contact)}`);
    expect(reply.statusCode).toBe(201);
  });

  test('that is not UTF-8 is not understood', async () => {
    const bytes = Buffer.from(JSON.stringify({ ...contact, fullName: 'X' }));
    bytes[bytes.indexOf('X')] = 0xff;
    expect((await send(bytes)).statusCode).toBe(400);
  });

  test('may contain any text', async () => {
    const message = '{"__proto__":1,"a":1,"a":2} "constructor": \\" [[[[[[[[[[[[[[[[[[[[[[[[[[[[ \\';
    const reply = await send(JSON.stringify({ ...contact, message }));
    expect(reply.json()).toMatchObject({ success: true, data: { contact: { message } } });
  });

  test.each([
    ['names', `{${Array.from({ length: 80_000 }, (_, i) => `"k${i}":0`).join()}}`],
    ['values', `{"x":[${'0,'.repeat(400_000)}0]}`],
    ['lists', `{"x":[${'[],'.repeat(200_000)}[]]}`],
  ])('with more %s than allowed is refused before it is parsed', async (_, text) => {
    const reading = vi.spyOn(JSON, 'parse');
    const reply = await send(text);
    const read = reading.mock.calls.filter(([given]) => given.length > 1_000);
    reading.mockRestore();
    expect([reply.statusCode, reply.json().code, read.length]).toEqual([413, 'too_large', 0]);
  });

  test('inside a form of staff obeys the same rules', async () => {
    const form = new FormData();
    form.append('name', 'Mill');
    form.append('industry', 'Feed');
    form.append('specifications', '[{"name":"a","value":"b","__proto__":{"x":1}}]');
    const { headers, payload } = await multipartBody(form);
    const reply = await site.http.inject({
      method: 'POST',
      url: '/api/partners',
      headers: { ...headers, ...(await givenToken(site)) },
      payload,
    });
    expect(reply.statusCode).toBe(400);
  });
});

test.each([
  [100, 422],
  [400_000, 413],
])('a form of %i fields is answered with %i', async (fields, status) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const payload = Array.from({ length: fields }, (_, i) => (fields > 100 ? 'a' : `a${i}`)).join('&');
  const reply = await site.http.inject({ method: 'POST', url: '/api/auth/login', headers, payload });
  expect(reply.statusCode).toBe(status);
});

describe('the body of a form', () => {
  const signIn = (payload: Buffer, type = 'application/x-www-form-urlencoded') =>
    site.http.inject({ method: 'POST', url: '/api/auth/login', headers: { 'content-type': type }, payload });

  test.each([
    ['bytes of Windows-1256', Buffer.from([...Buffer.from('username='), 0xd3, 0xe3, 0xed, 0xd1])],
    ['codes of Windows-1256', Buffer.from('username=%D3%E3%ED%D1&password=x')],
    ['half of a letter', Buffer.from('username=%D8&password=%B3')],
    ['half of a pair', Buffer.from('username=%ED%A0%80')],
    ['a letter written too long', Buffer.from('username=%C1%81')],
  ])('that has %s is refused, and nothing is stored as question marks', async (_, payload) => {
    const reply = await signIn(payload);
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'malformed']);
  });

  test('that says it is in another alphabet is refused', async () => {
    const type = 'application/x-www-form-urlencoded; charset=windows-1256';
    expect((await signIn(Buffer.from('username=a&password=b'), type)).statusCode).toBe(415);
  });

  test.each([
    ['a byte order mark', Buffer.from('\ufeffusername=lina&password=b')],
    ['Arabic letters', Buffer.from('username=لينا&password=%D8%B3')],
    ['percent signs that are no codes', Buffer.from('username=100%&password=5%zz')],
    ['a sign that stands for what cannot be read', Buffer.from('username=%EF%BF%BD&password=b')],
  ])('with %s is read', async (_, payload) => {
    const type = 'application/x-www-form-urlencoded; charset="UTF-8"';
    // Nobody is called so.
    expect((await signIn(payload, type)).statusCode).toBe(401);
  });
});

describe('a body is refused', () => {
  test.each([
    [415, 'plain text', 'text/plain'],
    [415, 'XML', 'application/xml'],
    [415, 'JSON by another name', 'application/jsonp'],
    [415, 'JSON in another alphabet', 'application/json; charset=utf-16'],
    [415, 'two types at once', 'application/json, text/html'],
    [415, 'no type', ''],
    [415, 'nonsense', ';;;'],
  ])('with %d for %s', async (status, _, type) => {
    expect((await sendContact({ 'content-type': type })).statusCode).toBe(status);
  });

  test('with 415 when it is compressed: its real size is unknown', async () => {
    expect((await sendContact({ 'content-encoding': 'gzip' })).statusCode).toBe(415);
  });
});

test.each(['TRACE', 'OPTIONS', 'PROPFIND', 'LINK'])('the method %s has no effect', async (method) => {
  const { status, text } = await rawRequest(address, '/api/partners', { method });
  expect(status).toBe(404);
  expect(text).not.toContain('Host');
});

describe('an address is refused', () => {
  test('with a repeated parameter, which is named', async () => {
    const reply = await site.http.inject('/api/products?q=a&q=b');
    expect([reply.statusCode, reply.json().errors]).toEqual([400, { q: 'This was sent more than once' }]);
  });

  test('but not for newsletter tracking parameters', async () => {
    expect((await site.http.inject('/api/products?utm_source=a&utm_source=b')).statusCode).toBe(200);
  });

  test('with too many parameters or headers', async () => {
    const many = Array.from({ length: limits.parameters + 1 }, (_, i) => `p${i}=1`).join('&');
    expect((await site.http.inject(`/api/products?${many}`)).statusCode).toBe(400);
    const headers = Object.fromEntries(Array.from({ length: limits.headers + 1 }, (_, i) => [`x-${i}`, '1']));
    expect((await fetch(`${address}/api/products`, { headers })).status).toBe(400);
  });
});
