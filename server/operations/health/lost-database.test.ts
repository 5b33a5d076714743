import { randomUUID } from 'node:crypto';
import { copyFile, cp, mkdir, mkdtemp, open, readdir, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { readConfig } from '#server/core/config/config.ts';
import { sqliteFile } from '#server/core/db/database.ts';
import { requireSoundDatabase } from '#server/core/db/integrity-check.ts';
import { createSite } from '#server/main/site.ts';
import { restoreArchive } from '#server/operations/backup/archive/restore-archive.ts';
import { runBackup } from '#server/operations/backup/run-backup.ts';
import { errorMessage } from '#shared/caught.ts';
import { isFullRun } from '../../../tests/support/full-run.ts';
import { givenProduct } from '../../../tests/support/given/given-product.ts';
import { asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type RunningProgram, startProgram } from '../../../tests/support/servers/running-program.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

const isPostgres = process.env.TEST_DATABASE === 'postgres';
const onSqlite = test.runIf(!isPostgres);

let site: BuiltSite | undefined;
let program: RunningProgram | undefined;
const folders: string[] = [];
afterEach(async () => {
  await site?.close();
  await program?.stop();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
  [site, program] = [undefined, undefined];
});

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mansooj-lost-'));
  folders.push(folder);
  return folder;
}

const message = { fullName: 'Lina Haddad', email: 'lina@example.com', message: 'Do you weave bags of 50 kg?' };

/** Overwrites all pages but the first with bytes that are no pages. */
async function overwritePages(file: string): Promise<void> {
  const { size } = await stat(file);
  await using handle = await open(file, 'r+');
  for (let start = 4096; start < size; start += 4096) await handle.write(Buffer.alloc(4096, 0xa5), 0, 4096, start);
}

const losses: Record<string, (file: string) => Promise<void>> = {
  'is deleted': (file) => rm(file),
  'is deleted with its log': async (file) => {
    for (const end of ['', '-wal', '-shm']) await rm(file + end);
  },
  'is moved away': (file) => rename(file, `${file}.old`),
  'is replaced by a copy of itself': async (file) => {
    await copyFile(file, `${file}.new`);
    await rename(`${file}.new`, file);
  },
  'loses its log alone': (file) => rm(`${file}-wal`),
  'goes with its folder': async (file) => rename(dirname(file), `${dirname(file)}.old`),
};

onSqlite.each(Object.entries(losses))(
  'when the file of the database %s, no message is acknowledged, and health and staff are told',
  async (_name, lose) => {
    site = await buildSite({ settings: { JOURNAL_EVERY: '1' } });
    const { http, dataDir } = site;
    folders.push(`${dataDir}.old`);
    const admin = await asAdmin(site);
    const send = () => http.inject({ method: 'POST', url: '/api/contacts', payload: message });
    expect((await send()).statusCode).toBe(201);
    expect((await http.inject('/api/health')).statusCode).toBe(200);
    await lose(sqliteFile(dataDir));
    const refused = await send();
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'unavailable']);
    expect(refused.body).not.toContain(dataDir);
    await vi.waitFor(async () => {
      const health = await http.inject('/api/health?of=database');
      expect([health.statusCode, Object.keys(health.json().errors)]).toEqual([503, ['database']]);
      expect(health.json().errors.database).toContain('deleted or replaced');
    });
    const status = (await admin.get('/status')).json();
    expect(status).toMatchObject({ database: 'lost', journal: 'late' });
    expect(status.troubles).toContain('database');
  },
);

onSqlite(
  'when a visitor’s query meets damaged pages, the answer is 503, and health says so until the restart',
  async () => {
    site = await buildSite();
    const { http, dataDir } = site;
    for (let number = 0; number < 30; number++) await givenProduct(site);
    await sql`pragma wal_checkpoint(truncate)`.execute(site.database.db);
    await sql`pragma shrink_memory`.execute(site.database.db);
    expect((await http.inject('/api/health')).statusCode).toBe(200);
    await overwritePages(sqliteFile(dataDir));
    const answers = [
      await http.inject('/api/products'),
      await http.inject({ method: 'POST', url: '/api/contacts', payload: message }),
    ];
    for (const { statusCode } of answers) expect(statusCode).toBe(503);
    await vi.waitFor(async () => {
      const health = await http.inject('/api/health');
      expect([health.statusCode, health.json().errors]).toMatchObject([
        503,
        { database: expect.stringContaining('damaged') },
      ]);
    });
  },
);

onSqlite('what was read before a query failed is sent again as it was last', async () => {
  site = await buildSite();
  const { http, dataDir } = site;
  for (let number = 0; number < 30; number++) await givenProduct(site);
  const read = async () => http.inject('/api/products');
  const { body } = await read();
  await givenProduct(site);
  await sql`pragma wal_checkpoint(truncate)`.execute(site.database.db);
  await sql`pragma shrink_memory`.execute(site.database.db);
  await overwritePages(sqliteFile(dataDir));
  const again = await read();
  expect([again.statusCode, again.body, again.headers['retry-after']]).toEqual([200, body, undefined]);
  expect((await http.inject('/api/products?page=1')).statusCode).toBe(503);
});

onSqlite('a form sent without JavaScript keeps what was typed when the database is gone', async () => {
  const folder = await newFolder();
  program = await startProgram({ DATA_DIR: folder, RATE_LIMIT_FACTOR: '1000' });
  const typed = new URLSearchParams(message);
  const send = (path: string) => fetch(program?.address + path, { method: 'POST', body: typed, redirect: 'manual' });
  await rm(sqliteFile(folder));
  for (const path of ['/contact-us', '/ar/contact-us']) {
    const refused = await send(path);
    const page = await refused.text();
    expect(refused.status).toBe(503);
    for (const value of Object.values(message)) expect(page).toContain(value);
  }
});

/** A data folder that a site has worked in, and that is closed. */
async function usedFolder(): Promise<string> {
  const place = await newFolder();
  site = await buildSite();
  await givenProduct(site);
  const { dataDir } = site;
  await site.database.close();
  await cp(dataDir, place, { recursive: true });
  site = undefined;
  folders.push(dataDir);
  return place;
}

test.runIf(isFullRun && !isPostgres)(
  'after pages were overwritten the site does not open, and says how to restore',
  async () => {
    const folder = await usedFolder();
    program = await startProgram({ DATA_DIR: folder });
    await program.stop();
    program = undefined;
    const damages: ((file: string) => Promise<void>)[] = [
      overwritePages,
      async (file) => truncate(file, 8192),
      async (file) => writeFile(file, 'no database at all, but a text of some length'),
    ];
    for (const damage of damages) {
      const copy = join(await newFolder(), 'data');
      await cp(folder, copy, { recursive: true });
      await damage(sqliteFile(copy));
      await expect(startProgram({ DATA_DIR: copy })).rejects.toThrow(
        /mansooj\.sqlite is damaged.*the command "restore"/,
      );
    }
  },
  60_000,
);

onSqlite('what the refusal of a damaged database tells to move away makes room for the restore', async () => {
  const folder = await usedFolder();
  const picture = join(folder, 'files/images', `${randomUUID()}.png`);
  await mkdir(dirname(picture), { recursive: true });
  await writeFile(picture, 'x');
  const places = { dataDir: folder };
  const to = await newFolder();
  const { archive } = await runBackup({ places, to, s3: {} });
  await overwritePages(sqliteFile(folder));
  const refusal = errorMessage(await requireSoundDatabase(places).catch((error: unknown) => error));
  expect(refusal).toContain('is damaged');
  const quoted = [...refusal.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name);
  const named = quoted.map((name) => (name.startsWith('-') ? sqliteFile(folder) + name : join(folder, name)));
  for (const path of [sqliteFile(folder), ...named]) await rm(path, { recursive: true, force: true });
  await restoreArchive(join(to, archive), places);
  expect((await stat(picture)).size).toBe(1);
});

const remainders: Record<string, (folder: string) => Promise<void>> = {
  journal: async (folder) => {
    await mkdir(join(folder, 'journal'));
    await writeFile(join(folder, 'journal/state.sqlite'), 'x');
  },
  backups: async (folder) => {
    await mkdir(join(folder, 'backups'));
    await writeFile(join(folder, 'backups/mansooj-20261121T150042Z.tar.zst'), 'x');
  },
  files: async (folder) => {
    await mkdir(join(folder, 'files/media'), { recursive: true });
    await writeFile(join(folder, 'files/media/a.png'), 'x');
  },
};

const withoutDatabase: Record<string, (folder: string) => Promise<void>> = {
  'no database': async () => {},
  'an empty file in its place': (folder) => writeFile(sqliteFile(folder), ''),
};

onSqlite.each(
  Object.keys(remainders).flatMap((name) => Object.keys(withoutDatabase).map((how) => [name, how] as const)),
)(
  'a data folder with %s and %s is no new installation: the start says restore and changes nothing',
  async (name, how) => {
    const folder = await newFolder();
    await remainders[name]?.(folder);
    await withoutDatabase[how]?.(folder);
    const before = (await readdir(folder)).sort();
    const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', DEMO_CONTENT: 'off' });
    await expect(createSite(config)).rejects.toThrow(
      new RegExp(`^${folder} holds ${name}, but .*the command "restore"[^\n]*$`),
    );
    expect((await readdir(folder)).sort()).toEqual(before);
  },
);

test('an empty database beside an earlier installation’s files is no new installation', async () => {
  const folder = await newFolder();
  await remainders.files?.(folder);
  const failing = buildSite({
    settings: { DATA_DIR: folder },
    database: async (usual) => (usual.DATABASE_URL ? emptied(usual.DATABASE_URL) : {}),
  });
  await expect(failing).rejects.toThrow(/holds files, but .*restore/);
});

async function emptied(DATABASE_URL: string): Promise<Record<string, string>> {
  const client = new Client({ connectionString: DATABASE_URL });
  await client.connect();
  await client.query('drop schema public cascade; create schema public');
  await client.end();
  return { DATABASE_URL };
}

test('empty folders, as a start leaves them that was cut off, are a new installation', async () => {
  const folder = await newFolder();
  for (const name of ['journal', 'backups', 'files/media']) await mkdir(join(folder, name), { recursive: true });
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', DEMO_CONTENT: 'off' });
  const opened = await createSite(config);
  await opened.close();
});
