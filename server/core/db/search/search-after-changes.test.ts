import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kindTables } from '#server/core/db/tables/kind-tables.ts';
import { leadTables } from '#server/leads/kinds/lead-kinds.ts';
import { givenContact } from '../../../../tests/support/given/given-contact.ts';
import { givenProduct } from '../../../../tests/support/given/given-product.ts';
import { type AdminCalls, asAdmin } from '../../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../../tests/support/sites/build-site.ts';
import { required } from '../../../../tests/support/sites/first.ts';
import { collectReads } from '../../../../tests/support/sites/statement-plans.ts';
import { type OpenDatabase, openDatabase } from '../database.ts';
import { runMaintenance } from '../tables/database-maintenance.ts';

// More than the index lookup limit, so that they are counted.
const many = 520;
// The name is in no family of the lexicon: the truth is what the texts contain.
const common = { name: 'Zembil', description: 'Of laminated cloth.' };
const other = { name: 'Zembil', description: 'Of plain cloth.' };

let site: BuiltSite;
let elsewhere: OpenDatabase;
let admin: AdminCalls;
beforeAll(async () => {
  site = await buildSite();
  admin = await asAdmin(site);
  const { DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl } = site.environment;
  elsewhere = await openDatabase({ dataDir, ...(databaseUrl && { databaseUrl }) });
  await site.database.db.transaction().execute(async (db) => {
    for (let i = 0; i < many; i++) {
      // Each has its own name, or finding a free address for it takes most of the time.
      await givenProduct({ database: { db } }, { ...common, name: `Zembil ${i}`, _id: `product-${i}` });
      await givenContact({ database: { db } }, { _id: `contact-${i}`, message: `A laminated sack for mill ${i}` });
    }
  });
});
afterAll(async () => {
  await elsewhere.close();
  await site.close();
});

async function totalOf(path: string): Promise<number> {
  const reply = await admin.get(path);
  return Number(reply.headers['x-total-count']);
}
const products = (word = 'laminated') => totalOf(`/products?limit=1&q=${word}`);
const contacts = (word = 'laminated') => totalOf(`/contacts?page=1&limit=1&q=${word}`);

/** How many texts contain a word, by a full scan. */
async function truth(entity: string, word = 'laminated'): Promise<number> {
  const texts = await site.database.db.selectFrom('search_doc').select('text').where('entity', '=', entity).execute();
  return texts.filter(({ text }) => text.includes(word)).length;
}

/** The statements that count documents by a scan, during `work`. */
async function countsDuring(work: () => Promise<unknown>): Promise<string[]> {
  const reads = await collectReads(work);
  return reads.map(({ text }) => text).filter((text) => /count\(\*\).* from "search_doc"/.test(text));
}

const write = (work: (db: OpenDatabase['db']) => Promise<unknown>, db = elsewhere.db) =>
  db.transaction().execute((transaction) => work(transaction).then(() => undefined));

async function changeTexts(db: OpenDatabase['db'], id: string, texts: object): Promise<void> {
  const known = required(await kindTables.product.find(db, id));
  await kindTables.product.update(db, known, { ...known, ...texts });
}

test('a search for a common word is counted once, and again after a change', async () => {
  expect(await countsDuring(products)).toHaveLength(1);
  expect(await countsDuring(async () => expect(await products()).toBe(many))).toEqual([]);
  const changes: [number, (db: OpenDatabase['db']) => Promise<unknown>][] = [
    [1, (db) => givenProduct({ database: { db } }, { ...common, _id: 'new' })],
    [0, (db) => givenProduct({ database: { db } }, { ...other, _id: 'plain' })],
    [-1, (db) => changeTexts(db, 'new', other)],
    [1, (db) => changeTexts(db, 'plain', common)],
    [-1, (db) => kindTables.product.remove(db, 'plain')],
    [0, (db) => kindTables.product.remove(db, 'new')],
  ];
  let expected = many;
  for (const [more, change] of changes) {
    await write(change);
    expected += more;
    expect([await products(), await truth('product')]).toEqual([expected, expected]);
  }
});

test('a message is found as soon as it is there, and no longer when it is deleted', async () => {
  await contacts();
  await write((db) => givenContact({ database: { db } }, { _id: 'zarqa', message: 'A laminated sack for Zarqa' }));
  expect([await contacts('zarqa'), await contacts()]).toEqual([1, many + 1]);
  await write((db) => leadTables.contact.remove(db, 'zarqa'));
  expect([await contacts('zarqa'), await contacts()]).toEqual([0, many]);
});

test('many searches for rare words do not evict full scans', async () => {
  // Only messages contain the second word, too many for the index lookup: all products are scanned and none is found.
  const asked = async () => [await products(), await products('mill')];
  const known = await asked();
  for (let i = 0; i < 210; i++) await products(`nowhere${i}`);
  const reads = await collectReads(async () => expect(await asked()).toEqual(known));
  expect(reads.filter(({ text }) => /^select (?:(?! from ).)* from "search_/.test(text))).toEqual([]);
});

test('a count that falls below the limit, and rises again, is right', async () => {
  const all = await products();
  const ids = Array.from({ length: all - 490 }, (_, i) => `product-${i}`);
  await write(async (db) => {
    for (const id of ids) await kindTables.product.remove(db, id);
  });
  expect(await products()).toBe(490);
  await write(async (db) => {
    for (const _id of ids) await givenProduct({ database: { db } }, { ...common, _id });
  });
  expect(await products()).toBe(all);
});

test('whatever is written in whatever order, nothing is counted twice or missed', async () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const change = async (db: OpenDatabase['db']) => {
    const _id = `product-${random(12)}`;
    const known = await kindTables.product.find(db, _id);
    const texts = random(2) ? common : other;
    if (!known) await givenProduct({ database: { db } }, { ...texts, _id });
    else if (random(3)) await kindTables.product.update(db, known, { ...known, ...texts });
    else await kindTables.product.remove(db, _id);
  };
  for (let round = 0; round < 40; round++) {
    await write(async (db) => {
      for (let i = random(4); i >= 0; i--) await change(db);
    });
    expect([await products(), await products('plain')]).toEqual([
      await truth('product'),
      await truth('product', 'plain'),
    ]);
  }
});

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'what is committed after a later change is not missed',
  async () => {
    const begun = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const slow = write(async (db) => {
      await givenProduct({ database: { db } }, { ...common, _id: 'slow' });
      begun.resolve();
      await mayEnd.promise;
    });
    await begun.promise;
    const before = await products();
    // Counted while the other transaction is open: its change has a smaller number than visible ones.
    await write((db) => givenProduct({ database: { db } }, { ...common, name: 'Quick cobalt', _id: 'quick' }));
    expect([await products(), await products('cobalt'), await products('zembil')]).toEqual([
      before + 1,
      1,
      await truth('product', 'zembil'),
    ]);
    mayEnd.resolve();
    await slow;
    expect([await products(), await products('zembil')]).toEqual([before + 2, await truth('product', 'zembil')]);
  },
);

test.skipIf(process.env.TEST_DATABASE === 'postgres')('the index stays in few segments, and complete', async () => {
  const { db } = site.database;
  const segments = async () => {
    const counted = sql<{ count: number }>`select count(distinct segid) as count from search_doc_trigram_idx`;
    return (await counted.execute(db)).rows[0]?.count;
  };
  for (let i = 0; i < 3; i++) await write((transaction) => givenProduct({ database: { db: transaction } }, common));
  expect(await segments()).toBeGreaterThan(3);
  await runMaintenance(site.database);
  expect(await segments()).toBeLessThanOrEqual(3);
  await sql`insert into search_doc_trigram (search_doc_trigram, rank) values ('integrity-check', 1)`.execute(db);
});
