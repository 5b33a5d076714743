import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenPartner } from '../../../tests/support/given/given-partner.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

let site: BuiltSite;
const get = (address: string, headers: Record<string, string> = {}) =>
  site.http.inject({ url: `/api/partners${address}`, headers });
const names = async (address: string) => (await get(address)).json().map(({ name }: { name: string }) => name);

beforeAll(async () => {
  site = await buildSite();
  for (const [index, name] of ['Alif', 'Ba', 'Ta', 'Tha', 'Jim'].entries()) {
    const createdAt = `2026-01-0${index + 1}T00:00:00.000Z`;
    await givenPartner(site, { _id: name.toLowerCase(), name, createdAt, translations: { ar: {} } });
  }
});
afterAll(() => site.close());

describe('a list', () => {
  test('is a plain array of everything, newest first, without paging headers', async () => {
    const reply = await get('');
    expect(reply.statusCode).toBe(200);
    expect(reply.json().map(({ name }: { name: string }) => name)).toEqual(['Jim', 'Tha', 'Ta', 'Ba', 'Alif']);
    expect(reply.headers).not.toHaveProperty('x-total-count');
    expect(reply.headers).not.toHaveProperty('link');
  });

  test('comes in pages when asked, with the total and links to the other pages', async () => {
    const reply = await get('?limit=2&page=2&sort=name');
    expect(reply.json().map(({ name }: { name: string }) => name)).toEqual(['Jim', 'Ta']);
    expect(reply.headers['x-total-count']).toBe('5');
    const links = String(reply.headers.link).split(', ');
    expect(links).toEqual([
      '</api/partners?limit=2&page=1&sort=name>; rel="first"',
      '</api/partners?limit=2&page=1&sort=name>; rel="prev"',
      '</api/partners?limit=2&page=3&sort=name>; rel="next"',
      '</api/partners?limit=2&page=3&sort=name>; rel="last"',
    ]);
  });

  test('shows each record once over all its pages, even where all sort alike', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => names(`?sort=industry&limit=2&page=${page}`)));
    expect(pages.flat().sort()).toEqual(['Alif', 'Ba', 'Jim', 'Ta', 'Tha']);
  });

  test('is empty behind its last page', async () => {
    const reply = await get('?limit=2&page=9');
    expect(reply.json()).toEqual([]);
    expect(reply.headers['x-total-count']).toBe('5');
    expect(reply.headers.link).not.toContain('rel="next"');
  });

  test('sorts ascending by a field and descending with a leading minus', async () => {
    expect(await names('?sort=name')).toEqual(['Alif', 'Ba', 'Jim', 'Ta', 'Tha']);
    expect(await names('?sort=-name')).toEqual(['Tha', 'Ta', 'Jim', 'Ba', 'Alif']);
  });

  test('counts only what matches when it is searched', async () => {
    const reply = await get('?q=ta&limit=1');
    expect(reply.json()).toHaveLength(1);
    expect(reply.headers['x-total-count']).toBe('1');
  });

  test.each([
    ['sort=colour', undefined],
    ['sort=-_id', undefined],
    ['page=0', 'page'],
    ['page=two', 'page'],
    ['limit=101', 'limit'],
    ['limit=1.5', 'limit'],
    [`q=${'a'.repeat(201)}`, 'q'],
    ['q=a&q=b', 'q'],
    ['industry=a&industry=b', 'industry'],
    ['industry=%00', 'industry'],
  ])('refuses ?%s with 400 and names the parameter', async (query, parameter) => {
    const reply = await get(`?${query}`);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ success: false, code: 'malformed' });
    if (parameter) expect(Object.keys(reply.json().errors)).toEqual([parameter]);
  });

  test('treats an empty parameter as absent', async () => {
    expect(await names('?q=&sort=&industry=')).toHaveLength(5);
  });

  test.each(["'; drop table partner; --", '%', '_', '\\', '"', '\0', '*', 'a AND b', '\ud83d\ude00'])(
    'searches for %j as it is written',
    async (q) => {
      const reply = await get(`?q=${encodeURIComponent(q)}`);
      expect(reply.statusCode).toBe(200);
      if (q !== '\0') expect(reply.json()).toEqual([]);
    },
  );
});

describe('a record', () => {
  test('has an ETag, and is not sent again to clients that have it', async () => {
    const first = await get('/alif');
    const tag = String(first.headers.etag);
    const again = await get('/alif', { 'if-none-match': `"other", ${tag}` });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect((await get('/alif', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  test('has another ETag in another language and after a change', async () => {
    await givenPartner(site, { _id: 'two-tongued' });
    const tags = [await get('/two-tongued'), await get('/two-tongued?lng=ar')].map(({ headers }) => headers.etag);
    expect(new Set(tags).size).toBe(2);
  });

  test.each([
    ['nobody', 'Partner not found'],
    ["'", 'Partner not found'],
    ['..%2f..%2fetc%2fpasswd', 'Partner not found'],
    ['a'.repeat(900), 'Partner not found'],
    ['%00', 'Not found'],
  ])('named %j is not found', async (id, message) => {
    const reply = await get(`/${id}`);
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toEqual({ success: false, code: 'not_found', message });
  });
});
