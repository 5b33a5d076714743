import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectDatabase, type Database } from '#server/core/db/database.ts';
import { digestTables } from '#server/core/db/tables/table-rows.ts';
import { openJournal } from './journal/journal.ts';
import { restoreJournal } from './journal/restore-journal.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mansooj-pages-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const isFull = process.env.TEST_FULL === '1';
const wanted = isFull ? 60 : 12;

/** Both counters change in every transaction, with some dozen pages of rows around them; no more than 300 rows stay. */
async function writeOnce(db: Database, number: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`update one set count = ${number}`.execute(transaction);
    await sql`insert into pile (content) select hex(randomblob(1500)) from generate_rows limit ${number % 60}`.execute(
      transaction,
    );
    await sql`delete from pile where id in (select id from pile order by random() limit (select max(28, count(*) - 300) from pile))`.execute(
      transaction,
    );
    await sql`update other set count = ${number}`.execute(transaction);
  });
  if (number % 50 === 49) await sql`vacuum`.execute(db);
}

async function givenTables(db: Database): Promise<void> {
  for (const table of ['one', 'other']) {
    await sql`create table ${sql.table(table)} (count integer)`.execute(db);
    await sql`insert into ${sql.table(table)} values (0)`.execute(db);
  }
  await sql`create table generate_rows as with recursive row(n) as (select 1 union all select n + 1 from row limit 200) select n from row`.execute(
    db,
  );
  await sql`create table pile (id integer primary key, content text)`.execute(db);
}

async function restored(to: string) {
  const dataDir = join(folder, 'restored');
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(dataDir);
  await restoreJournal({ to, s3: {} }, { dataDir });
  await using database = connectDatabase({ dataDir });
  const tables = await digestTables(database.db, 'sqlite');
  return { tables, isConsistent: tables.one?.digest === tables.other?.digest };
}

// The log of SQLite begins again many times meanwhile.
test(
  'segments written during writes restore to one moment each, and all of them to the last',
  async () => {
    const places = { dataDir: join(folder, 'data'), to: join(folder, 'to') };
    await mkdir(places.dataDir);
    await using database = connectDatabase(places);
    const { db } = database;
    await givenTables(db);
    const journal = (await openJournal({ ...places, s3: {}, keep: 2, hasFiles: true }))!;
    let isOver = false;
    const writing = (async () => {
      for (let number = 1; !isOver; number++) await writeOnce(db, number).then(() => wait(number % 3));
    })();
    for (let shipped = 0; shipped < wanted; await wait(20)) if (await journal.ship()) shipped += 1;
    isOver = true;
    await writing;
    await journal.ship();
    journal.close();

    const segments = (await readdir(places.to)).sort();
    expect(segments.length).toBeGreaterThanOrEqual(wanted);
    const part = join(folder, 'part');
    await mkdir(part);
    for (const [place, name] of segments.entries()) {
      await cp(join(places.to, name), join(part, name));
      if (isFull || place % 5 === 1) expect((await restored(part)).isConsistent, name).toBe(true);
    }
    expect((await restored(places.to)).tables).toEqual(await digestTables(db, 'sqlite'));
  },
  isFull ? 600_000 : 60_000,
);
