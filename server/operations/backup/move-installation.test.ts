import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '#server/core/config/config.ts';
import { createSite, type Site } from '#server/main/site.ts';
import { givenApplication } from '../../../tests/support/given/given-application.ts';
import { givenContact } from '../../../tests/support/given/given-contact.ts';
import { givenToken } from '../../../tests/support/given/given-token.ts';
import { type BucketServer, startBucketServer } from '../../../tests/support/servers/bucket-server.ts';
import { runScript } from '../../../tests/support/servers/run-script.ts';
import { type EmptyInstallation, emptyInstallation } from '../../../tests/support/sites/empty-installation.ts';
import { required } from '../../../tests/support/sites/first.ts';
import { moveInstallation } from './move-installation.ts';

// With SQLite only the files can move, since there is no PostgreSQL in this test.
const isPostgres = process.env.TEST_DATABASE === 'postgres';

let place: EmptyInstallation;
let bucket: BucketServer;
let source: Site;
let headers: { authorization: string };
let application: { _id: string; cvSize: number };
beforeEach(async () => {
  [place, bucket] = [await emptyInstallation(), await startBucketServer()];
  const settings = { DATA_DIR: place.dataDir, LOG_LEVEL: 'silent', DEMO_CONTENT: 'off' };
  source = await createSite(readConfig(settings));
  headers = await givenToken({ database: source.database });
  await givenContact({ database: source.database }, { fullName: 'ليلى حداد' });
  application = await givenApplication(source);
});
afterEach(async () => {
  await source.close();
  await place.remove();
  bucket.close();
});

const move = () =>
  moveInstallation({ dataDir: place.dataDir, databaseUrl: place.environment.DATABASE_URL, s3: bucket.s3 });
const cvOf = (site: Site) => site.http.inject({ url: `/api/careers/${application._id}/cv`, headers });

test('rows and files are copied, and the site continues there', async () => {
  const cv = (await cvOf(source)).rawPayload;
  const { S3_BUCKET: _, ...access } = bucket.settings;
  const to = isPostgres ? ['--to', place.environment.DATABASE_URL ?? ''] : [];
  const environment = { DATA_DIR: place.dataDir, ...access };
  const { status, out, err } = await runScript('mansooj.mjs', ['move', ...to, '--files', 's3://uploads'], environment);
  expect([status, err]).toEqual([0, '']);
  expect(out).toMatch(
    isPostgres ? /^Copied \d+ rows to PostgreSQL and 1 files to uploads/ : /^Copied 1 files to uploads/,
  );
  const moved = await place.open(bucket.settings);
  expect((await cvOf(moved)).rawPayload.equals(cv)).toBe(true);
  const { items } = await moved.services.leads.contact.list({ page: 1, limit: 5, q: 'ليلي' });
  expect(items.map(({ fullName }) => fullName)).toEqual(['ليلى حداد']);
  // The source still has everything.
  const [path = ''] = bucket.objects.keys();
  expect((await readFile(join(place.dataDir, 'files', path))).equals(cv)).toBe(true);
});

test('a target that is not empty is refused', async () => {
  bucket.objects.set('cvs/01a1feae-d843-7776-b13b-0b1089fa7c3a.pdf', { bytes: Buffer.from('x'), headers: {} });
  await expect(move()).rejects.toThrow('is not of this installation');
  bucket.objects.clear();
  if (!isPostgres) return;
  await place.open();
  await expect(move()).rejects.toThrow('The database is not empty');
});

test('an interrupted move resumes, and resends incomplete files', async () => {
  await move();
  const [[path = '', object] = []] = bucket.objects;
  bucket.objects.set(path, { bytes: Buffer.from('half'), headers: {} });
  if (isPostgres) await expect(move()).rejects.toThrow('The database is not empty');
  else await move();
  if (!isPostgres) expect(bucket.objects.get(path)?.bytes.equals(required(object).bytes)).toBe(true);
});

test.runIf(isPostgres)('an installation that is still written to is not moved', async () => {
  const { objects } = bucket;
  const put = objects.set.bind(objects);
  objects.set = (key, value) => {
    void givenContact({ database: source.database }, { fullName: 'Too late' });
    return put(key, value);
  };
  await expect(move()).rejects.toThrow('Stop the site, then move again');
  objects.set = put;
  await move();
  const moved = await place.open(bucket.settings);
  expect((await moved.services.leads.contact.list({ page: 1, limit: 5, q: 'Too late' })).total).toBe(1);
});
