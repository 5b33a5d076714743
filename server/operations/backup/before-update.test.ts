import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectDatabase, type Database } from '#server/core/db/database.ts';
import { listMigrations, migrate, migrations } from '#server/core/db/migrator.ts';
import { siteSecret } from '#server/core/db/site-secret.ts';
import { dropTables } from '#server/core/db/tables/table-rows.ts';
import { type EmptyInstallation, emptyInstallation } from '../../../tests/support/sites/empty-installation.ts';
import { restoreArchive } from './archive/restore-archive.ts';

let place: EmptyInstallation;
let other: EmptyInstallation;
beforeEach(async () => {
  [place, other] = [await emptyInstallation(), await emptyInstallation()];
});
afterEach(async () => {
  delete migrations[update];
  await place.remove();
  await other.remove();
});

const firstRelease = '0001-baseline';
const update = '0002-reminders';

/** An update that changes a table, creates another, and ends with an index. */
async function addReminders(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('kept_upload').addColumn('reminded_at', 'text').execute();
  await db.schema.createTable('reminder').addColumn('id', 'text').execute();
  await db.schema.createIndex('reminder_id').on('reminder').column('id').execute();
}

const placesOf = ({ dataDir, environment: { DATABASE_URL } }: EmptyInstallation) => ({
  dataDir,
  ...(DATABASE_URL && { databaseUrl: DATABASE_URL }),
});
const keptIn = (folder: string) => readdir(join(folder, 'backups')).catch(() => []);

/** The database of the version before the update. @returns a key that it created */
async function givenOldInstallation(): Promise<Buffer> {
  const { db, engine, close } = connectDatabase(placesOf(place));
  await dropTables(db, engine);
  await migrate(db, engine, { upTo: firstRelease });
  migrations[update] = { up: addReminders };
  return siteSecret(db, 'submission-times').finally(close);
}

test('an update keeps the rows as they were before, for the last three updates', async () => {
  const secret = await givenOldInstallation();
  const earlier = ['2024', '2025', '2026'].map((year) => `before-update-${year}0101T000000Z.tar.zst`);
  await mkdir(join(place.dataDir, 'backups'));
  for (const name of [...earlier, 'mine.txt']) await writeFile(join(place.dataDir, 'backups', name), 'earlier');
  const updated = await place.open();
  const [second, third, archive = '', mine] = await keptIn(place.dataDir);
  expect([second, third, mine]).toEqual([...earlier.slice(1), 'mine.txt']);
  // The key that signs links and time stamps is in the database and survives the update.
  expect(await siteSecret(updated.database.db, 'submission-times')).toEqual(secret);

  const manifest = await restoreArchive(join(place.dataDir, 'backups', archive), placesOf(other));
  expect([manifest.scope, manifest.migrations.at(-1)]).toEqual(['rows', firstRelease]);
  const restored = await other.open();
  expect(await siteSecret(restored.database.db, 'submission-times')).toEqual(secret);
}, 30_000);

test('with a passphrase the rows before an update are encrypted', async () => {
  await givenOldInstallation();
  await place.open({ BACKUP_KEY: 'weaving-since-1998' });
  const [archive = ''] = await keptIn(place.dataDir);
  const file = join(place.dataDir, 'backups', archive);
  expect(archive).toMatch(/^before-update-.*\.tar\.zst\.enc$/);
  await expect(restoreArchive(file, placesOf(other))).rejects.toThrow('set BACKUP_KEY');
  expect((await restoreArchive(file, placesOf(other), { key: 'weaving-since-1998' })).scope).toBe('rows');
}, 30_000);

test('a start without an update makes no backup', async () => {
  await place.open();
  await place.open();
  expect(await keptIn(place.dataDir)).toEqual([]);
});

test('an update whose backup fails changes nothing', async () => {
  await givenOldInstallation();
  await writeFile(join(place.dataDir, 'backups'), 'a file where the folder should be');
  await expect(place.open()).rejects.toThrow('a file has its name');
  const { db, close } = connectDatabase(placesOf(place));
  const tables = (await db.introspection.getTables()).map(({ name }) => name);
  await close();
  expect([tables.includes('secret'), tables.includes('reminder')]).toEqual([true, false]);
});

/** An unknown table makes every archive of the database fail its test restore. */
async function givenStrangeTable(): Promise<void> {
  await inDatabase((db) => db.schema.createTable('stranger').addColumn('name', 'text').execute());
}

test('an update whose backup cannot be restored does not start, and the earlier archives stay', async () => {
  await givenOldInstallation();
  await givenStrangeTable();
  const earlier = ['2024', '2025', '2026'].map((year) => `before-update-${year}0101T000000Z.tar.zst`);
  await mkdir(join(place.dataDir, 'backups'));
  for (const name of earlier) await writeFile(join(place.dataDir, 'backups', name), 'earlier');
  const started = place.open();
  await expect(started).rejects.toThrow(
    /^The update was not begun, and nothing was changed: its backup failed\. .*no table stranger\.$/,
  );
  expect(await keptIn(place.dataDir)).toEqual(earlier);
  expect(await readdir(join(place.dataDir, 'backup-work'))).toEqual([]);
  const { db, close } = connectDatabase(placesOf(place));
  const seen = await listMigrations(db);
  await close();
  expect(seen.at(-1)).toBe(firstRelease);
});

/** Changes the database while no site is running. */
async function inDatabase(work: (db: Database) => Promise<unknown>): Promise<void> {
  const { db, close } = connectDatabase(placesOf(place));
  await work(db).finally(close);
}

test('an update that fails half-way leaves the tables as they were, and the next start succeeds', async () => {
  await givenOldInstallation();
  // The update has changed and created a table before it reaches an index of this name.
  await inDatabase((db) => db.schema.createIndex('reminder_id').on('contact').column('id').execute());
  await expect(place.open()).rejects.toThrow(/^The database could not be brought up to date: .*reminder_id/);
  await inDatabase(async (db) => {
    const tables = await db.introspection.getTables();
    expect(tables.map(({ name }) => name)).not.toContain('reminder');
    const upload = tables.find(({ name }) => name === 'kept_upload');
    expect(upload?.columns.map(({ name }) => name)).not.toContain('reminded_at');
    await db.schema.dropIndex('reminder_id').execute();
  });
  await place.open();
});

test('a database of a newer program stops the start with one line, and nothing is written', async () => {
  const site = await place.open();
  const now = new Date().toISOString();
  await sql`insert into kysely_migration (name, timestamp) values ('9999-from-the-future', ${now})`.execute(
    site.database.db,
  );
  await expect(place.open()).rejects.toThrow(
    /^(\/.*\/mansooj\.sqlite|PostgreSQL at [^@]+) was written by a newer version of the program\. Start that version, or/,
  );
  expect(await keptIn(place.dataDir)).toEqual([]);
});
