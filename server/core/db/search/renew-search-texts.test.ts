import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenProduct } from '../../../../tests/support/given/given-product.ts';
import { type BuiltSite, buildSite } from '../../../../tests/support/sites/build-site.ts';
import { collectReads } from '../../../../tests/support/sites/statement-plans.ts';
import { writeSetting } from '../settings.ts';
import { runMaintenance } from '../tables/database-maintenance.ts';
import { renewSearchTexts } from './renew-search-texts.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await buildSite();
});
afterAll(() => site.close());

async function found(q: string): Promise<string[]> {
  const reply = await site.http.inject(`/api/products?q=${encodeURIComponent(q)}`);
  return reply.json().map(({ _id }: { _id: string }) => _id);
}

/** As an earlier release stores a text. */
async function withoutConcepts(id: string): Promise<void> {
  const { db } = site.database;
  await db.updateTable('search_doc').set({ text: 'sack for flour' }).where('record_id', '=', id).execute();
}

test('texts of an earlier release are found by what they mean once they are renewed', async () => {
  const { db } = site.database;
  const { _id } = await givenProduct(site, { name: 'Sack for flour', translations: { ar: {} } });
  await withoutConcepts(_id);
  await writeSetting(db, 'search_lexicon', 'another');
  expect(await found('طحين')).toEqual([]);
  await renewSearchTexts(db);
  // The other answer is cached until a product changes.
  await givenProduct(site, { name: 'Film', translations: { ar: {} } });
  expect(await found('طحين')).toEqual([_id]);
});

test('so are those that it stores while it still runs beside this one, at the next maintenance', async () => {
  await writeSetting(site.database.db, 'search_lexicon', 'another');
  await runMaintenance(site.database);
  const { _id } = await givenProduct(site, { name: 'Sack for sugar', translations: { ar: {} } });
  await withoutConcepts(_id);
  await runMaintenance(site.database);
  expect(await found('دقيق')).toContain(_id);
});

test('texts that were read twice are not read again', async () => {
  await runMaintenance(site.database);
  await runMaintenance(site.database);
  const reads = await collectReads(() => runMaintenance(site.database));
  expect(reads.filter(({ text }) => text.includes('"search_doc"'))).toEqual([]);
});

test('those that it normalised otherwise are normalised as searches are', async () => {
  const { db } = site.database;
  const { _id } = await givenProduct(site, { name: 'Müller sack', translations: { ar: {} } });
  await db.updateTable('search_doc').set({ text: 'müller sack' }).where('record_id', '=', _id).execute();
  await writeSetting(db, 'search_lexicon', 'another');
  await renewSearchTexts(db);
  for (const q of ['Müller', 'muller']) expect(await found(q)).toEqual([_id]);
});
