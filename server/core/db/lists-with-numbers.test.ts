import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenOpening } from '../../../tests/support/given/given-opening.ts';
import { givenQuote } from '../../../tests/support/given/given-quote.ts';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { runMaintenance } from './tables/database-maintenance.ts';

let site: BuiltSite;
let admin: AdminCalls;
const titles = ['Loom 2', 'Loom 10', 'Loom 1.5', 'loom 1', 'Loom 100'];
const ordered = ['loom 1', 'Loom 1.5', 'Loom 2', 'Loom 10', 'Loom 100'];
beforeAll(async () => {
  site = await buildSite();
  admin = await asAdmin(site);
  for (const title of titles) await givenOpening(site, { title });
  for (const company of ['Bags 20', 'Bags 3']) await givenQuote(site, { company });
});
afterAll(() => site.close());

const titlesInOrder = async (): Promise<string[]> =>
  (await admin.get('/openings?sort=title')).json().map(({ title }: { title: string }) => title);

test('numbers within names are ordered as numbers', async () => {
  expect(await titlesInOrder()).toEqual(ordered);
  const { quotes } = (await admin.get('/quotes?sort=company')).json().data;
  expect(quotes.map(({ company }: { company: string }) => company)).toEqual(['Bags 3', 'Bags 20']);
});

test('also those that an earlier release stored, and a release that knows them leaves them alone', async () => {
  const { db } = site.database;
  const storeAnother = () => sql`update opening set title_order = lower(title)`.execute(db);
  await storeAnother();
  await runMaintenance(site.database);
  expect(await titlesInOrder()).toEqual(ordered);
  await storeAnother();
  await runMaintenance(site.database);
  expect(await titlesInOrder()).not.toEqual(ordered);
});
