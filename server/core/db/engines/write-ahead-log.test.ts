import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectDatabase, type Database, type OpenDatabase, sqliteFile } from '../database.ts';
import { migrate } from '../migrator.ts';
import { inSnapshot } from '../tables/table-rows.ts';

// PostgreSQL manages its own log.
const isSqlite = process.env.TEST_DATABASE !== 'postgres';
const mebibyte = 1024 ** 2;

let dataDir: string;
let database: OpenDatabase;
let other: OpenDatabase;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mansooj-log-'));
  [database, other] = [connectDatabase({ dataDir }), connectDatabase({ dataDir })];
  await migrate(database.db, 'sqlite');
});
afterEach(async () => {
  await database.close();
  await other.close();
  await rm(dataDir, { recursive: true, force: true });
});

const logBytes = async () => (await stat(`${sqliteFile(dataDir)}-wal`)).size;

async function add(db: Database, bytes: number): Promise<void> {
  await db
    .insertInto('secret')
    .values({ name: randomUUID(), value: 'x'.repeat(bytes), created_at: '' })
    .execute();
}

/** One transaction with about `megabytes` of rows. */
function load(megabytes: number): Promise<void> {
  return database.db.transaction().execute(async (transaction) => {
    for (let i = 0; i < megabytes; i++) await add(transaction, mebibyte);
  });
}

/** Occasional small writes. */
async function writeALittle(): Promise<void> {
  for (let i = 0; i < 5; i++) await add(database.db, 100);
}

test.runIf(isSqlite)('after a bulk load the log becomes small again', async () => {
  await load(80);
  expect(await logBytes()).toBeGreaterThan(64 * mebibyte);
  await writeALittle();
  expect(await logBytes()).toBeLessThan(17 * mebibyte);
});

test.runIf(isSqlite)('after somebody has read for long the log becomes small again', async () => {
  await inSnapshot(other.db, 'sqlite', async (snapshot) => {
    await snapshot.selectFrom('secret').select('name').execute();
    for (let i = 0; i < 10; i++) await load(8);
  });
  expect(await logBytes()).toBeGreaterThan(64 * mebibyte);
  await writeALittle();
  expect(await logBytes()).toBeLessThan(17 * mebibyte);
});
