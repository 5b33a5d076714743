import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

type Call = { parameters?: { name: string; in: string; schema: { enum?: string[] } }[] };

let site: BuiltSite;
let admin: AdminCalls;
let lists: string[];
let sorts: [path: string, sort: string][];
beforeAll(async () => {
  site = await buildSite();
  admin = await asAdmin(site);
  const { paths } = (await site.http.inject('/api/openapi.json')).json() as { paths: Record<string, { get?: Call }> };
  const sorted = Object.entries(paths).flatMap(([path, { get }]) => {
    const sort = get?.parameters?.find(({ name }) => name === 'sort');
    return sort ? [{ path, fields: sort.schema.enum ?? [] }] : [];
  });
  lists = sorted.map(({ path }) => path);
  sorts = sorted.flatMap(({ path, fields }) => fields.map((field): [string, string] => [path, field]));
});
afterAll(() => site.close());

test('every list describes what it can be sorted by, and is sorted by each of it', async () => {
  expect(lists.filter((path) => !sorts.some(([known]) => known === path))).toEqual([]);
  for (const [path, sort] of sorts)
    expect([path, sort, (await admin.get(`${path}?sort=${sort}&limit=1`)).statusCode]).toEqual([path, sort, 200]);
});

test('every list refuses to sort by an unknown column', async () => {
  expect(lists.length).toBeGreaterThan(12);
  for (const path of lists)
    for (const sort of ['__proto__', '-__proto__', 'constructor', 'toString', '-', 'id;--', '%00'])
      expect([path, sort, (await admin.get(`${path}?sort=${sort}`)).statusCode]).toEqual([path, sort, 400]);
});

test('no search of a list causes an internal error', async () => {
  for (const path of lists)
    for (const query of ['%00', 'a%00b', '%25', '_', "'", '%22', '*', 'NOT', '%F0%9F%92%A9', '%D8%A7'])
      expect([path, query, (await admin.get(`${path}?q=${query}`)).statusCode]).not.toEqual([path, query, 500]);
});
