import { type ExecFileException, execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '#server/core/config/config.ts';
import { samplePdf } from '../../../tests/support/files/sample-pdf.ts';
import { givenApplication } from '../../../tests/support/given/given-application.ts';
import { asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { startBucketServer } from '../../../tests/support/servers/bucket-server.ts';
import { runScript } from '../../../tests/support/servers/run-script.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { type EmptyInstallation, emptyInstallation } from '../../../tests/support/sites/empty-installation.ts';
import { restoreArchive } from './archive/restore-archive.ts';
import { runBackup } from './run-backup.ts';

type Failure = ExecFileException & { stdout: string; stderr: string };

let site: BuiltSite;
let place: EmptyInstallation;
let backups: string;
beforeEach(async () => {
  [site, place] = [await buildSite(), await emptyInstallation()];
  backups = join(site.dataDir, 'elsewhere');
});
afterEach(async () => {
  await site.close();
  await place.remove();
});

const backUp = (settings: Record<string, string> = {}) => {
  const { backup, ...places } = readConfig({ ...site.environment, BACKUP_TO: backups, BACKUP_KEEP: '2', ...settings });
  return runBackup({ ...backup, places });
};
const kept = async () => (await readdir(backups)).sort();
const status = async () => (await (await asAdmin(site)).get('/backups')).json();

/** An unknown table makes every archive of the site fail its test restore from here on. */
const spoil = () => site.database.db.schema.createTable('stranger').addColumn('name', 'text').execute();
const mend = () => site.database.db.schema.dropTable('stranger').execute();

test('archives that cannot be restored do not replace older good ones', async () => {
  const good = [(await backUp()).archive, (await backUp()).archive];
  await spoil();
  for (let night = 0; night < 3; night++) await expect(backUp()).rejects.toThrow('no table stranger');
  const [failed = '', ...others] = await kept();
  expect(others).toEqual(good);
  // The newest failed archive is kept for inspection.
  expect(failed).toMatch(/^failed-mansooj-\d{8}T\d{6}Z-[\da-f]{8}\.tar\.zst$/);
  expect(await status()).toMatchObject({ state: 'failed', last: { archive: failed, drilledAt: null } });
  await mend();
  const { archive } = await backUp();
  expect(await kept()).toEqual([failed, good[1], archive]);
});

test('the command ends with a failure and says why in one line', async () => {
  await spoil();
  const { status: ended, out, err } = await runScript('mansooj.mjs', ['backup', '--to', backups], site.environment);
  expect([ended, out]).toEqual([1, '']);
  expect(err).toBe('The archive could not be restored on trial: This program has no table stranger.\n');
});

test('an archive without the files that records refer to fails too', async () => {
  const { _id } = await givenApplication(site);
  const { archive } = await backUp({ BACKUP_KEEP: '1' });
  const { cv_path: path } = await site.database.db
    .selectFrom('career')
    .select('cv_path')
    .where('id', '=', _id)
    .executeTakeFirstOrThrow();
  await site.services.files.remove(path);
  for (let night = 0; night < 2; night++) await expect(backUp({ BACKUP_KEEP: '1' })).rejects.toThrow(path);
  const [failed = '', ...others] = await kept();
  expect(others).toEqual([archive]);
  expect(await status()).toMatchObject({ state: 'failed', last: { archive: failed, drilledAt: expect.any(String) } });
  await restoreArchive(join(backups, archive), readConfig(place.environment));
  expect(await (await place.open()).services.files.exists(path)).toBe(true);
});

test('an archive that arrives modified in the bucket is removed, and older ones stay', async () => {
  const bucket = await startBucketServer();
  try {
    const settings = { ...bucket.settings, S3_BUCKET: '', BACKUP_TO: 's3://safe/nightly', BACKUP_KEEP: '1' };
    const { archive } = await backUp(settings);
    const put = bucket.objects.set.bind(bucket.objects);
    bucket.objects.set = (key, value) => put(key, { ...value, bytes: value.bytes.subarray(1) });
    await expect(backUp(settings)).rejects.toThrow('did not arrive as it was sent');
    expect([...bucket.objects.keys()]).toEqual([`safe/nightly/${archive}`]);
  } finally {
    bucket.close();
  }
});

test('an archive that cannot be read back from the bucket is removed, and older ones stay', async () => {
  const bucket = await startBucketServer();
  try {
    const settings = { ...bucket.settings, S3_BUCKET: '', BACKUP_TO: 's3://safe/nightly', BACKUP_KEEP: '1' };
    const { archive } = await backUp(settings);
    bucket.objects.get = () => undefined;
    await expect(backUp(settings)).rejects.toThrow();
    expect([...bucket.objects.keys()]).toEqual([`safe/nightly/${archive}`]);
  } finally {
    bucket.close();
  }
});

test('a record deleted during a backup is no failure; its file is not in the archive', async () => {
  const bucket = await startBucketServer();
  await site.close();
  site = await buildSite({ settings: bucket.settings });
  backups = join(site.dataDir, 'elsewhere');
  try {
    const [{ _id: goes }] = [await givenApplication(site), await givenApplication(site)];
    const [path = ''] = bucket.objects.keys();
    const get = bucket.objects.get.bind(bucket.objects);
    let gone: Promise<unknown> | undefined;
    // The rows are read and the files listed; this file is requested next.
    bucket.objects.get = (key) => {
      if (key === path) bucket.objects.delete(key);
      if (key === path) gone ??= site.database.db.deleteFrom('career').where('id', '=', goes).execute();
      return get(key);
    };
    const { manifest } = await backUp(bucket.settings);
    expect(await gone).toBeDefined();
    expect([manifest.tables.career?.rows, manifest.missing]).toEqual([2, [path]]);
    expect(await kept()).toHaveLength(1);
  } finally {
    bucket.close();
  }
});

const prlimit = '/usr/bin/prlimit';
// The written format is the same for both databases.
const isSqlite = process.env.TEST_DATABASE !== 'postgres';

test.runIf(isSqlite && existsSync(prlimit))('a full disk is said to be full, and older archives stay', async () => {
  const { archive } = await backUp({ BACKUP_KEEP: '1' });
  await givenApplication(site, { pdf: samplePdf({ mark: randomBytes(1024 ** 2).toString('hex') }) });
  // No file may exceed a megabyte; the write-ahead log, which records the backup, starts again at zero.
  await sql`pragma wal_checkpoint(truncate)`.execute(site.database.db);
  const program = [
    `--fsize=${1024 ** 2}`,
    process.execPath,
    join(import.meta.dirname, '../../../scripts/mansooj.mjs'),
    'backup',
  ];
  const env = { ...site.environment, PATH: process.env.PATH, BACKUP_TO: backups, BACKUP_KEEP: '1' };
  const ended = await promisify(execFile)(prlimit, program, { env }).catch((error: Failure) => error);
  expect(ended).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(/^[^\n]* full\.?\n$/) });
  expect((await kept()).filter((name) => !name.startsWith('failed-'))).toEqual([archive]);
});
