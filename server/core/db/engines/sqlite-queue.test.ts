import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connectDatabase, type OpenDatabase, sqliteFile } from '../database.ts';
import { isInfrastructureError } from './infrastructure-errors.ts';
import { withLockTimeout } from './lock-timeout.ts';

let dataDir: string;
let database: OpenDatabase;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mansooj-turns-'));
  database = connectDatabase({ dataDir });
  await sql`create table line (text text)`.execute(database.db);
});
afterEach(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

const add = (db = database.db) => sql`insert into line values ('x')`.execute(db);
const countLines = async () => (await sql`select text from line`.execute(database.db)).rows.length;

// On PostgreSQL statements of other connections do not wait for a transaction.
describe.runIf(process.env.TEST_DATABASE !== 'postgres')('what waits for a transaction of its own process', () => {
  test('still has its full wait for other processes', async () => {
    const other = new DatabaseSync(sqliteFile(dataDir));
    await withLockTimeout(300, async () => {
      const transaction = database.db.transaction().execute(() => wait(500));
      await Promise.all([transaction, add(), add()]);
      other.exec('begin immediate');
      setTimeout(() => other.exec('rollback'), 50);
      await add();
    });
    other.close();
    expect(await countLines()).toBe(3);
  });

  test('is refused after ten seconds, so that a transaction that waits for itself ends', async () => {
    const endless = database.db.transaction().execute(async (transaction) => {
      await add(transaction);
      await add();
    });
    const reason = await endless.catch((error: unknown) => error);
    expect(isInfrastructureError(reason)).toBe(true);
    expect(await countLines()).toBe(0);
  });
});
