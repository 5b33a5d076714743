import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { readConfig } from '#server/core/config/config.ts';
import { createSite, type Site } from '#server/main/site.ts';
import { writeProgress } from '#server/operations/backup/journal-folder.ts';
import { untilLowPriority } from '../../../tests/support/low-priority.ts';
import { asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { startPostgresCluster } from '../../../tests/support/servers/postgres-cluster.ts';
import { buildSite } from '../../../tests/support/sites/build-site.ts';

const isPostgres = process.env.TEST_DATABASE === 'postgres';
const onSqlite = test.runIf(!isPostgres);

onSqlite(
  'administrators see how old the newest segment is, why none was written, and when changes have waited for too long',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mansooj-journal-'));
    const backups = join(folder, 'elsewhere');
    const site = await buildSite({ settings: { BACKUP_TO: backups, JOURNAL_EVERY: '1' } });
    try {
      const admin = await asAdmin(site);
      const journal = async () => (await admin.get('/backups')).json().journal;
      expect(await journal()).toEqual({
        state: 'waiting',
        by: 'program',
        everySeconds: 1,
        newestAt: null,
        error: null,
      });
      await writeFile(backups, 'a file where the folder should be');
      site.startWork();
      await vi.waitFor(async () => expect((await journal()).error).toContain('a file has its name'), untilLowPriority);
      const later = new Date(Date.now() + 301_000);
      expect((await site.services.backups.getStatus(later)).journal.state).toBe('late');
      await rm(backups);
      await vi.waitFor(
        async () => expect(await journal()).toMatchObject({ state: 'current', error: null }),
        untilLowPriority,
      );
      expect(Date.now() - Date.parse((await journal()).newestAt)).toBeLessThan(30_000);
      expect((await admin.get('/status')).json().journal).toBe('current');
    } finally {
      await site.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
  600_000,
);

onSqlite.each(['checkedAt', 'waitingSince', 'newestAt'] as const)(
  'a journal whose %s a fast clock wrote is not called current',
  async (name) => {
    const site = await buildSite({ settings: { JOURNAL_EVERY: '1' } });
    try {
      const [now, ahead] = [new Date().toISOString(), new Date(Date.now() + 3_600_000).toISOString()];
      const progress = { checkedAt: now, newestAt: now, waitingSince: null, error: null };
      await writeProgress(site.dataDir, { ...progress, [name]: ahead });
      const readState = async (at: number) => (await site.services.backups.getStatus(new Date(at))).journal;
      expect((await readState(Date.now() + 301_000)).state).toBe('late');
      expect((await readState(Date.now())).newestAt).toBe(name === 'newestAt' ? null : now);
    } finally {
      await site.close();
    }
  },
);

onSqlite(
  'a database known to be damaged is not shipped, not even at the end, until the site starts with a restored one',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mansooj-journal-'));
    const backups = join(folder, 'elsewhere');
    const journals = async () => (await readdir(backups).catch(() => [])).filter((name) => name.startsWith('journal-'));
    const settings = { DATA_DIR: join(folder, 'data'), BACKUP_TO: backups, JOURNAL_EVERY: '1' };
    const usual = {
      BACKUP_EVERY: 'off',
      DEMO_CONTENT: 'off',
      LOG_LEVEL: 'silent',
      ADMIN_PASSWORD: 'woven-in-amman-2005',
    };
    const open = () => createSite(readConfig({ ...usual, ...settings }));
    const message = { fullName: 'Lina Haddad', email: 'lina@example.com', message: 'Do you weave bags of 50 kg?' };
    const write = async ({ http }: Site) =>
      expect((await http.inject({ method: 'POST', url: '/api/contacts', payload: message })).statusCode).toBe(201);
    let site = await open();
    try {
      site.startWork();
      await vi.waitFor(async () => expect(await journals()).not.toEqual([]), untilLowPriority);
      // As the daily check does when it finds damage; this file can still be written to.
      site.database.condition.noteDamage();
      await wait(1_500);
      const before = await journals();
      await write(site);
      await wait(2_500);
      expect(await journals()).toEqual(before);
      const error = 'The database is damaged: nothing is kept until it is restored.';
      expect((await site.services.backups.getStatus()).journal).toMatchObject({ state: 'late', error });
      await write(site);
      await site.stop();
      expect(await journals()).toEqual(before);
      site = await open();
      site.startWork();
      await vi.waitFor(async () => expect((await journals()).length).toBeGreaterThan(before.length), untilLowPriority);
      expect((await site.services.backups.getStatus()).journal).toMatchObject({ state: 'current', error: null });
    } finally {
      await site.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
  600_000,
);

const onPostgres = test.runIf(isPostgres);

onPostgres('PostgreSQL without archiving has no journal', async () => {
  const site = await buildSite();
  try {
    const { journal } = (await (await asAdmin(site)).get('/backups')).json();
    expect(journal).toEqual({ state: 'off', by: 'postgres', everySeconds: null, newestAt: null, error: null });
  } finally {
    await site.close();
  }
});

onPostgres(
  'with archiving, administrators see when PostgreSQL last archived its log, and when it cannot',
  async () => {
    const cluster = await startPostgresCluster(['archive_mode=on']);
    const site = await buildSite({ database: async () => ({ DATABASE_URL: cluster.url }) });
    try {
      const { db } = site.database;
      const admin = await asAdmin(site);
      const journal = async () => (await admin.get('/backups')).json().journal;
      const archiveWith = async (command: string) => {
        await sql`alter system set archive_command = ${sql.lit(command)}`.execute(db);
        await sql`select pg_reload_conf()`.execute(db);
      };
      await archiveWith('true');
      await sql`select pg_switch_wal()`.execute(db);
      const newestAt = expect.stringMatching(/^\d{4}-.*Z$/);
      await vi.waitFor(async () => expect(await journal()).toMatchObject({ state: 'current', newestAt, error: null }), {
        timeout: 20_000,
      });
      await archiveWith('false');
      await admin.post('/faqs', { question: 'How long?', answer: 'Two weeks.', category: 'Ordering' });
      await sql`select pg_switch_wal()`.execute(db);
      await vi.waitFor(
        async () => {
          const error = expect.stringMatching(/^PostgreSQL could not archive [0-9A-F]{24} at /);
          expect(await journal()).toMatchObject({ state: 'late', error });
        },
        { timeout: 20_000 },
      );
    } finally {
      await site.close();
      await cluster.stop();
    }
  },
  600_000,
);
