import { spawnSync } from 'node:child_process';
import { appendFileSync, chownSync, mkdirSync, openSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { applicationForm } from '../../tests/support/browser/application-form.ts';
import { isFullRun } from '../../tests/support/full-run.ts';
import { multipartBody } from '../../tests/support/requests/multipart-body.ts';
import { startBucketServer } from '../../tests/support/servers/bucket-server.ts';
import { findPostgres, startPostgresCluster } from '../../tests/support/servers/postgres-cluster.ts';
import { type BuiltSite, buildSite } from '../../tests/support/sites/build-site.ts';
import { makeRecipePlace, type RecipePlace, recipe } from '../../tests/support/sites/recipe-place.ts';
import { readConfig } from '../core/config/config.ts';
import { createSite } from './site.ts';

let place: RecipePlace;
beforeEach(async () => {
  place = await makeRecipePlace();
});
afterEach(() => place.dispose());

async function givenMessage(site: Pick<BuiltSite, 'http'>, fullName: string): Promise<void> {
  const payload = { fullName, email: 'lina@example.com', message: 'Do you weave bags of 50 kg?' };
  const sent = await site.http.inject({ method: 'POST', url: '/api/contacts', payload });
  expect(sent.statusCode).toBe(201);
}

/** A cluster that archives its log as the manual says, with a site on it; and a shell of its user. */
async function givenArchivingCluster() {
  const cluster = await startPostgresCluster();
  onTestFinished(() => cluster.stop());
  const sockets = new URL(cluster.url).searchParams.get('host') ?? '';
  const { uid, gid } = statSync(join(sockets, 'cluster'));
  const backups = join(place.folder, 'backups');
  mkdirSync(backups);
  for (const folder of [place.folder, backups]) chownSync(folder, uid, gid);
  const here = (text: string) => text.replaceAll('/backups', backups);
  const configuration = join(sockets, 'cluster/postgresql.conf');
  appendFileSync(configuration, here(await recipe('**Archiving the log of PostgreSQL**')));
  // What comes back listens where this test finds it.
  appendFileSync(
    configuration,
    `max_connections = 200\nlisten_addresses = ''\nunix_socket_directories = '${place.folder}'\n`,
  );
  await cluster.interrupt();
  await cluster.resume();

  /** Runs blocks of the manual as the user of PostgreSQL. */
  function run(commands: string, cwd = place.folder): void {
    const said = join(place.folder, 'said');
    const output = openSync(said, 'a');
    const env = {
      PATH: `${findPostgres()}:${process.env.PATH}`,
      PGHOST: sockets,
      PGUSER: 'mansooj',
      PGDATABASE: 'postgres',
    };
    const options = { uid, gid, cwd, env, stdio: ['ignore' as const, output, output] };
    const { status } = spawnSync('sh', ['-ec', here(commands)], options);
    expect([status, status === 0 ? '' : readFileSync(said, 'utf8')]).toEqual([0, '']);
  }
  return { cluster, run };
}

/** The names in the messages of a site on this database. */
async function namesIn(databaseUrl: string): Promise<string[]> {
  const site = await buildSite({ database: async () => ({ DATABASE_URL: databaseUrl }) });
  try {
    const { items } = await site.services.leads.contact.list({ page: 1, limit: 10 });
    return items.map(({ fullName }) => fullName).sort();
  } finally {
    await site.close();
  }
}

// They start databases of their own; PostgreSQL is on the machine where its tests run.
describe.runIf(isFullRun && process.env.TEST_DATABASE === 'postgres')(
  'the recipes of docs/operations.md for databases',
  { timeout: 240_000 },
  () => {
    test('the archived log of PostgreSQL brings every message back, or those up to a moment, on a fresh cluster', async () => {
      const { cluster, run } = await givenArchivingCluster();
      const archiving = '**Archiving the log of PostgreSQL**';
      const site = await buildSite({ database: async () => ({ DATABASE_URL: cluster.url }) });
      const { db } = site.database;
      await givenMessage(site, '1 in the base');
      run(await recipe(archiving, 1));
      await givenMessage(site, '2 after it');
      const { rows } = await sql<{ now: string }>`select clock_timestamp()::text as now`.execute(db);
      await givenMessage(site, '3 after the moment');
      const switched = await sql<{ name: string }>`select pg_walfile_name(pg_switch_wal()) as name`.execute(db);
      const archived = async () =>
        (await sql<{ last: string }>`select last_archived_wal as last from pg_stat_archiver`.execute(db)).rows[0]?.last;
      await expect.poll(archived, { timeout: 30_000 }).toBe(switched.rows[0]?.name);
      await site.close();
      // The machine and its disk are gone.
      await cluster.stop();

      const restore = await recipe(archiving, 2);
      const toMoment = (await recipe(archiving, 3)).replace('2026-11-23 10:30:00+00', rows[0]?.now ?? '');
      const [last = ''] = /^pg_ctl.*$/m.exec(restore) ?? [];
      for (const [folder, commands, names] of [
        ['all', restore, ['1 in the base', '2 after it', '3 after the moment']],
        ['moment', restore.replace(last, toMoment + last), ['1 in the base', '2 after it']],
      ] as const) {
        const machine = join(place.folder, folder);
        run(`mkdir ${machine}`);
        run(commands, machine);
        try {
          expect(await namesIn(`postgres://mansooj@localhost/postgres?host=${place.folder}`)).toEqual(names);
        } finally {
          run('pg_ctl -D new -m immediate stop', machine);
        }
      }
    });

    test('a site moves to PostgreSQL and a bucket, with every row and file', async () => {
      const [cluster, bucket] = [await startPostgresCluster(), await startBucketServer()];
      onTestFinished(async () => {
        bucket.close();
        await cluster.stop();
      });
      const dataDir = join(place.folder, 'var/lib/mansooj');
      const settings = join(place.folder, 'etc/mansooj.env');
      const own = {
        DATA_DIR: dataDir,
        LOG_LEVEL: 'silent',
        DEMO_CONTENT: 'off',
        BACKUP_EVERY: 'off',
        JOURNAL_EVERY: '0',
      };
      const site = await createSite(readConfig(own));
      await givenMessage(site, 'Lina Haddad');
      const cv = await multipartBody(applicationForm());
      expect((await site.http.inject({ method: 'POST', url: '/api/careers', ...cv })).statusCode).toBe(201);
      await site.close();
      appendFileSync(settings, `DATA_DIR=${dataDir}\n`);
      const { status, err, out, calls } = await place.follow(
        '## Move to PostgreSQL and a bucket',
        { SETTINGS_FILE: settings },
        (text) =>
          text
            .replaceAll('postgres://mansooj:PASSWORD@db.example.com/mansooj', `'${cluster.url}'`)
            .replaceAll('https://s3.example.com', bucket.s3.endpoint),
      );
      expect([status, err]).toEqual([0, '']);
      expect(out).toMatch(/Made mansooj\.[\s\S]*rows to PostgreSQL and 1 files to mansooj/);
      expect(calls).toBe('stop mansooj\nstart mansooj\n');
      expect(await namesIn(cluster.url)).toEqual(['Lina Haddad']);
      expect([...bucket.objects.keys()]).toContainEqual(expect.stringMatching(/^mansooj\/.+\.pdf$/));
      const lines = readFileSync(settings, 'utf8').split('\n');
      expect(lines).toEqual(expect.arrayContaining([`DATABASE_URL=${cluster.url}`, 'S3_BUCKET=mansooj']));
    });
  },
);
