import { afterAll, beforeAll, expect, test } from 'vitest';
import { kindTables } from '#server/core/db/tables/kind-tables.ts';
import { serviceCategories } from '#shared/content/service-categories.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

let site: BuiltSite;
const translations = { ar: {} };
const texts = { summary: 'Short', description: 'Long', image: '', translations };

beforeAll(async () => {
  site = await buildSite();
  const { db } = site.database;
  for (const [index, category] of serviceCategories.entries()) {
    const position = serviceCategories.length - index;
    await kindTables.project.insert(db, { ...texts, title: `P ${category}`, client: 'C', year: 2020, category });
    await kindTables.service.insert(db, { ...texts, name: `S ${category}`, deliverables: [], category, position });
  }
  for (const [position, group] of ['Orders', 'Quality', 'Orders'].entries()) {
    await kindTables.faq.insert(db, { group, question: `Q${position}`, answer: 'A', position, translations });
  }
});
afterAll(() => site.close());

const get = async (address: string) => (await site.http.inject(`/api${address}`)).json();

test.each(serviceCategories)('projects and services of %s are found by their category', async (category) => {
  expect((await get(`/projects?category=${category}`)).map(({ title }: { title: string }) => title)).toEqual([
    `P ${category}`,
  ]);
  expect((await get(`/services?category=${category}`)).map(({ name }: { name: string }) => name)).toEqual([
    `S ${category}`,
  ]);
});

test.each(['/projects', '/services'])('%s refuses an unknown category', async (path) => {
  const reply = await site.http.inject(`/api${path}?category=Magic`);
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ code: 'malformed', errors: { category: expect.any(String) } });
});

test('services and questions are in their staff-defined order', async () => {
  expect((await get('/services')).map(({ category }: { category: string }) => category)).toEqual(
    serviceCategories.toReversed(),
  );
  expect((await get('/faqs')).map(({ question }: { question: string }) => question)).toEqual(['Q0', 'Q1', 'Q2']);
});

test('questions are filtered by their group', async () => {
  expect((await get('/faqs?group=Orders')).map(({ question }: { question: string }) => question)).toEqual(['Q0', 'Q2']);
});

test.each([
  ['/projects/x', 'Record not found'],
  ['/services/x', 'Record not found'],
  ['/faqs/x', 'Record not found'],
  ['/certificates/x', 'Record not found'],
])('%s: %s', async (address, message) => {
  expect(await get(address)).toEqual({ success: false, code: 'not_found', message });
});
