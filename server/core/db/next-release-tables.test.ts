import { mkdtemp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { restoreArchive } from '#server/operations/backup/archive/restore-archive.ts';
import { openJournal } from '#server/operations/backup/journal/journal.ts';
import { restoreJournal } from '#server/operations/backup/journal/restore-journal.ts';
import { moveInstallation } from '#server/operations/backup/move-installation.ts';
import { rehearseMigrations } from '#server/operations/backup/rehearse-migrations.ts';
import { runBackup } from '#server/operations/backup/run-backup.ts';
import { chooseFirst, isFullRun } from '../../../tests/support/full-run.ts';
import { type EmptyInstallation, emptyInstallation } from '../../../tests/support/sites/empty-installation.ts';
import { testInFull } from '../../../tests/support/test-in-full.ts';
import { openDatabase } from './database.ts';
import { inspectDatabase } from './inspect-database.ts';
import { listMigrations, migrations, recordServing } from './migrator.ts';
import { readSetting, writeSetting } from './settings.ts';

// Migrations only add, so the release directly before goes on with the tables of the next one (docs/decisions/0044).

let place: EmptyInstallation;
let other: EmptyInstallation;
beforeEach(async () => {
  [place, other] = [await emptyInstallation(), await emptyInstallation()];
});
afterEach(async () => {
  become('A');
  await place.remove();
  await other.remove();
});

const present = Object.keys(migrations);
const next = '9001-next';
const afterNext = '9002-after-next';

/** A column with a value in a table that has rows, and another table with a row. */
async function addWeights(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('setting').addColumn('weight', 'text').execute();
  await db.schema.createTable('weight').addColumn('id', 'text').execute();
  await sql`insert into weight (id) values ('heavy')`.execute(db);
  await sql`update setting set weight = 'heavy'`.execute(db);
}
const addColours = (db: Kysely<unknown>) => db.schema.createTable('colour').addColumn('id', 'text').execute();

const addedBy: Record<string, string[]> = { A: [], B: [next], C: [next, afterNext], D: [afterNext] };

/** From here on the program is this release: A is the present one, B the next, C the one after that; D lacks what B added. */
function become(release: string): void {
  for (const name of [next, afterNext]) delete migrations[name];
  for (const name of addedBy[release] ?? []) migrations[name] = { up: name === next ? addWeights : addColours };
}

const placesOf = ({ dataDir, environment: { DATABASE_URL } }: EmptyInstallation) => ({
  dataDir,
  ...(DATABASE_URL && { databaseUrl: DATABASE_URL }),
});

/** Starts releases one after the other on one database: `B` fails after its migrations, `B!` serves. */
async function start(...starts: string[]): Promise<void> {
  for (const [release = '', serves] of starts) {
    become(release);
    await using database = await openDatabase(placesOf(place));
    if (serves) await recordServing(database.db);
  }
}

test.each(
  chooseFirst<[string, string[]]>(
    [
      ['the next one failed', ['A!', 'B', 'A!', 'A!']],
      ['the next one served', ['A!', 'B!', 'A!', 'A!']],
      ['the next two failed', ['A!', 'B', 'C', 'A!']],
      ['the next one served and was left, and another one failed', ['A!', 'B!', 'A!', 'C', 'A!']],
      ['the next one was left, and another one served', ['A!', 'B!', 'A!', 'C!', 'A!']],
    ],
    2,
  ),
)('a release goes on with the tables of the next one when %s, which can come again', async (_, starts) => {
  await start(...starts);
  await using database = await openDatabase(placesOf(place));
  expect(await listMigrations(database.db)).toEqual(present);
  expect(await inspectDatabase(placesOf(place))).toMatchObject({ pending: [], isNew: false });
  expect((await rehearseMigrations(placesOf(place))).migrations).toEqual([]);
  await start('C!', 'A!');
});

test.each([
  ['it never served there', ['B'], 'A'],
  ['two have served since', ['A!', 'B!', 'C!'], 'A'],
  ['it would change the tables itself', ['A!', 'B'], 'D'],
])('a release refuses the tables of another one when %s', async (_, starts, release) => {
  await start(...starts);
  become(release);
  const refusal = 'was written by a newer version of the program';
  await expect(openDatabase(placesOf(place))).rejects.toThrow(refusal);
  await expect(inspectDatabase(placesOf(place))).rejects.toThrow(refusal);
});

testInFull('its archives hold what it knows, and it and the next one restore them', async () => {
  await start('A!', 'B', 'A!');
  const site = await place.open();
  await writeSetting(site.database.db, 'yarn', 'jute');
  const to = await mkdtemp(join(place.dataDir, 'archives-'));
  const { archive, manifest } = await runBackup({ places: placesOf(place), to, s3: {} });
  expect(manifest.migrations).toEqual(present);
  expect(Object.keys(manifest.tables)).toContain('setting');
  expect(Object.keys(manifest.tables)).not.toContain('weight');
  become('B');
  await restoreArchive(join(to, archive), placesOf(other));
  expect(await readSetting((await other.open()).database.db, 'yarn')).toBe('jute');
  // The next one finds its tables as they were, and archives nothing before an update.
  const updated = await place.open();
  expect(await readSetting(updated.database.db, 'yarn')).toBe('jute');
  expect(await readdir(place.dataDir)).not.toContain('backups');
});

test.runIf(isFullRun && process.env.TEST_DATABASE !== 'postgres')(
  'its journal holds what the next one added, too, and its installation can be moved',
  async () => {
    await start('A!', 'B', 'A!');
    const { dataDir } = place;
    const to = join(dataDir, 'archives');
    const journal = await openJournal({ dataDir, to, s3: {}, keep: 1, hasFiles: true });
    await journal?.ship();
    journal?.close();
    await restoreJournal({ to, s3: {} }, { dataDir: other.dataDir });
    expect(await listMigrations((await other.open()).database.db)).toEqual(present);
    expect(await moveInstallation({ dataDir })).toEqual({ rows: 0, files: 0 });
  },
);
