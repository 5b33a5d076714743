import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { connectDatabase } from '#server/db/database.ts';
import { siteSecret } from '#server/db/site-secret.ts';
import { createSite } from '#server/site.ts';
import { type BuiltSite, buildSite } from '../../tests/support/build-site.ts';
import { type EmptyPlace, emptyPlace } from '../../tests/support/empty-place.ts';
import { givenContact } from '../../tests/support/given-contact.ts';
import { restoreArchive } from './restore-archive.ts';

let site: BuiltSite;
let place: EmptyPlace;
beforeEach(async () => {
  [site, place] = [await buildSite(), await emptyPlace()];
});
afterEach(async () => {
  await site.close();
  await place.remove();
});

const newest = '0012-backup-runs';
const places = () => ({
  dataDir: site.dataDir,
  ...(site.environment.DATABASE_URL && { databaseUrl: site.environment.DATABASE_URL }),
});

/** Makes the database one of an older program, to which the newest migration is still to come. */
async function takeBackNewestMigration(): Promise<void> {
  const { db, close } = connectDatabase(places());
  await db.schema.dropTable('backup_run').execute();
  await db
    .deleteFrom('kysely_migration' as never)
    .where('name' as never, '=', newest as never)
    .execute();
  await close();
}

async function startAgain(): Promise<string[]> {
  const again = await createSite(readConfig({ ...site.environment, LOG_LEVEL: 'silent', DEMO_CONTENT: 'off' }));
  await again.close();
  return readdir(join(site.dataDir, 'backups')).catch(() => []);
}

test('an update keeps the rows as they were, three times, and a start without one keeps nothing', async () => {
  expect(await startAgain()).toEqual([]);
  await givenContact(site, { fullName: 'Before' });
  const secret = await siteSecret(site.database.db, 'submission-times');
  for (let update = 0; update < 4; update++) {
    await takeBackNewestMigration();
    expect(await startAgain()).toHaveLength(Math.min(update + 1, 3));
  }
  const [oldest = ''] = await readdir(join(site.dataDir, 'backups'));
  const manifest = await restoreArchive(join(site.dataDir, 'backups', oldest), {
    dataDir: place.dataDir,
    ...(place.environment.DATABASE_URL && { databaseUrl: place.environment.DATABASE_URL }),
  });
  expect([manifest.scope, manifest.migrations.includes(newest)]).toEqual(['rows', false]);
  const restored = await place.open();
  const { items } = await restored.services.contacts.listContacts({ page: 1, limit: 5 });
  expect(items.map(({ fullName }) => fullName)).toEqual(['Before']);
  // The key that signs links and time stamps lives in the database and comes along.
  expect(await siteSecret(restored.database.db, 'submission-times')).toEqual(secret);
}, 30_000);

test('a database of a newer program stops the start with one line, and nothing is written', async () => {
  await site.database.db
    .insertInto('kysely_migration' as never)
    .values({ name: '9999-from-the-future', timestamp: new Date().toISOString() } as never)
    .execute();
  await expect(startAgain()).rejects.toThrow(/^The database was written by a newer version of the program/);
  expect(await readdir(site.dataDir)).not.toContain('backups');
});
