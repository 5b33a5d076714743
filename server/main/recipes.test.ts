import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isFullRun } from '../../tests/support/full-run.ts';
import { freePort } from '../../tests/support/proxies.ts';
import { makeRecipePlace, type RecipePlace } from '../../tests/support/sites/recipe-place.ts';
import { storedRows } from '../../tests/support/sites/stored-rows.ts';
import { putSqliteDatabase } from '../../tests/support/sites/test-database.ts';
import { readConfig } from '../core/config/config.ts';
import { connectDatabase } from '../core/db/database.ts';
import { createSite } from './site.ts';

let place: RecipePlace;
let old: string;
beforeEach(async () => {
  place = await makeRecipePlace();
  old = join(place.folder, 'old');
});
afterEach(() => place.dispose());

async function rowsIn(dataDir: string) {
  await using database = connectDatabase({ dataDir });
  return await storedRows(database.db);
}

const message = { fullName: 'Lina Haddad', email: 'lina@example.com', message: 'Do you weave bags?' };

/** An installation with a message in it, stopped; its journal and backups are in `to`. */
async function givenInstallation(to: string): Promise<void> {
  const journal = { BACKUP_TO: to, JOURNAL_EVERY: '1', BACKUP_EVERY: 'off' };
  const site = await createSite(readConfig({ DATA_DIR: old, LOG_LEVEL: 'silent', DEMO_CONTENT: 'off', ...journal }));
  site.startWork();
  const sent = await site.http.inject({ method: 'POST', url: '/api/contacts', payload: message });
  expect(sent.statusCode).toBe(201);
  await expect.poll(() => readdir(to).catch(() => []), { timeout: 30_000 }).not.toEqual([]);
  await site.stop();
}

// Each runs some processes; the commands themselves are tested with both databases.
describe.runIf(isFullRun && process.env.TEST_DATABASE !== 'postgres')(
  'the recipes of docs/operations.md',
  { timeout: 240_000 },
  () => {
    test('four commands move the site to another server, with every row', async () => {
      await givenInstallation(join(place.folder, 'elsewhere'));
      const target = join(place.folder, 'var/lib/mansooj');
      const { status, err, calls } = await place.follow('**To another server**', {
        DATA_DIR: old,
        NEW_DATA_DIR: target,
      });
      expect([status, err]).toEqual([0, '']);
      expect(calls).toBe('disable --now mansooj\nenable --now mansooj\n');
      expect(await rowsIn(target)).toEqual(await rowsIn(old));
    });

    test('a bare machine gets the last state from the backups and the journal, and the check finds no error', async () => {
      await givenInstallation(join(place.folder, 'mnt/backups'));
      const target = join(place.folder, 'var/lib/mansooj');
      const begun = Date.now();
      const { status, out, err } = await place.follow('**On a bare machine**', {
        DATA_DIR: target,
        PORT: String(await freePort()),
      });
      expect([status, err]).toEqual([0, '']);
      expect(out).toMatch(/Restored everything up to[\s\S]*contact: 1[\s\S]*unbroken[\s\S]*errors 0/);
      expect(Date.now() - begun).toBeLessThan(120_000);
      expect(await rowsIn(target)).toEqual(await rowsIn(old));
    });

    test('a second site has a unit, settings and data of its own', async () => {
      const own = join(place.folder, 'var/lib/second');
      await mkdir(own, { recursive: true });
      await putSqliteDatabase(own);
      const { status, err, calls } = await place.follow('**A second site**', {});
      expect([status, err]).toEqual([0, '']);
      expect(calls).toContain('enable --now second');
      const unit = await readFile(join(place.folder, 'etc/systemd/system/second.service'), 'utf8');
      for (const line of ['User=second', 'StateDirectory=second', 'LoadCredential=second.env:/etc/second.env'])
        expect(unit.split('\n')).toContain(line);
      expect(unit).toContain('DATA_DIR=/var/lib/second SETTINGS_FILE=%d/second.env');
      expect(unit).not.toMatch(/=.*(lib\/|etc\/)mansooj/);
    });
  },
);
