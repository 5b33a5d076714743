import { afterAll, beforeAll, expect, test } from 'vitest';
import * as content from '#content/index.ts';
import type { Language } from '#shared/language.ts';
import { type ClassRecall, measureRecall, ownQueries } from '../../../bench/search-recall.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { insertDemoRecords } from './demo-records.ts';

const fewestQueries = 200;
const floor = 0.92;
// Smaller classes say too little.
const fewestOfClass = 10;

let site: BuiltSite;
let classes: ClassRecall[];

beforeAll(async () => {
  site = await buildSite();
  const files = { picture: () => '', file: () => '' };
  await insertDemoRecords(content, { db: site.database.db, files, setUses: async () => {} });
  classes = await measureRecall(ask);
}, 120_000);
afterAll(() => site.close());

async function ask(query: string, language: Language) {
  const reply = await site.http.inject(`/api/search?limit=3&lng=${language}&q=${encodeURIComponent(query)}`);
  return reply.json();
}

test('there are two hundred searches, each for records of the demo content', () => {
  expect(ownQueries.length).toBeGreaterThanOrEqual(fewestQueries);
  const keys = new Set(Object.values(content.records).flatMap((list) => list.map(({ key }) => key)));
  expect(ownQueries.flatMap(({ wanted }) => wanted.filter((key) => !keys.has(key)))).toEqual([]);
});

test('in every class nearly all searches have the right record among their first three', () => {
  const weak = classes.filter(({ asked, found }) => asked >= fewestOfClass && found / asked < floor);
  expect(weak).toEqual([]);
});

test('no search answers with an empty page', () => {
  expect(classes.reduce((sum, { empty }) => sum + empty, 0)).toBe(0);
});
