import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenProduct } from '../../../../tests/support/given/given-product.ts';
import { type BuiltSite, buildSite } from '../../../../tests/support/sites/build-site.ts';
import { collectReads } from '../../../../tests/support/sites/statement-plans.ts';
import { writeSetting } from '../settings.ts';
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

test('so are those that it stores while it still runs beside this one', async () => {
  const { db } = site.database;
  await renewSearchTexts(db);
  const { _id } = await givenProduct(site, { name: 'Sack for sugar', translations: { ar: {} } });
  await withoutConcepts(_id);
  await renewSearchTexts(db);
  expect(await found('دقيق')).toContain(_id);
});

test('the changes that renewing makes are not read again', async () => {
  const { db } = site.database;
  await renewSearchTexts(db);
  const { _id } = await givenProduct(site, { name: 'Sack for rice', translations: { ar: {} } });
  await withoutConcepts(_id);
  const reads = await collectReads(() => renewSearchTexts(db));
  // The last change, the part of all changes before it, and the empty part that ends the reading.
  expect(reads.filter(({ text }) => text.includes('search_change'))).toHaveLength(3);
});
