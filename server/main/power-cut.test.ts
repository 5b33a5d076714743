import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { giveOrder } from '../../scripts/update-orders.mjs';
import { runBuiltCommand } from '../../tests/support/servers/run-script.ts';
import {
  childrenOf,
  keptRunning,
  programAdministrator,
  type RunningProgram,
  startProgram,
} from '../../tests/support/servers/running-program.ts';
import { makeNextRelease } from '../../tests/support/sites/next-release.ts';
import { freshTestDatabase, type TestDatabase } from '../../tests/support/sites/test-database.ts';
import { connectDatabase } from '../core/db/database.ts';

const root = join(import.meta.dirname, '../..');
const additions = `
  await db.schema.createTable('next_release').addColumn('id', 'text').execute();
  await db.schema.alterTable('contact').addColumn('next_release', 'text', (column) => column.defaultTo('')).execute();`;
const message = { fullName: 'Lina Haddad', email: 'lina@example.com', message: 'Do you weave bags?' };

let release: string;
let dataDir: string;
let database: TestDatabase;
let program: RunningProgram;
let said: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mansooj-power-'));
  database = await freshTestDatabase();
});
afterEach(async () => {
  await killAll(program.pid);
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const start = async () => {
  const command = keptRunning('build/program/main.js');
  program = await startProgram({ DATA_DIR: dataDir, ...database.settings }, { command });
};

/** `npm run update`, of which `said` is what it says. */
function update(folder: string): ChildProcess {
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, SETTINGS_FILE: 'off', DATA_DIR: dataDir };
  const child = spawn(process.execPath, [join(root, 'scripts/update.mjs'), folder], { env });
  said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      said += chunk;
    });
  return child;
}

/** Ends a process and all that it has started at once, as a power cut does. */
async function killAll(pid: number): Promise<void> {
  const children = await childrenOf(pid).catch(() => []);
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
  await Promise.all(children.map(killAll));
}

/** Whether the tables are those of the new release. */
async function isMigrated(): Promise<boolean> {
  await using opened = connectDatabase({ dataDir, databaseUrl: database.settings.DATABASE_URL });
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(opened.db);
  return rows.some(({ name }) => name === '9999-next-release');
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 120_000; !(await isSo()); await wait(2))
    if (Date.now() > end) throw new Error(`It did not happen in two minutes: ${said}`);
}

async function listMessages(): Promise<string[]> {
  const json = { 'content-type': 'application/json' };
  const login = { method: 'POST', headers: json, body: JSON.stringify(programAdministrator) };
  const { token } = await (await fetch(`${program.address}/api/auth/login`, login)).json();
  const reply = await fetch(`${program.address}/api/contacts`, { headers: { authorization: `Bearer ${token}` } });
  return (await reply.json()).data.contacts.map(({ email }: { email: string }) => email);
}

const send = async () => {
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(`${program.address}/api/contacts`, {
    method: 'POST',
    headers,
    body: JSON.stringify(message),
  });
  expect(reply.status).toBe(201);
};

/** A later release, which ends before it opens where the data folder holds a file `cannot-open`. */
beforeAll(async () => {
  release = join(await mkdtemp(join(tmpdir(), 'mansooj-releases-')), 'next');
  await makeNextRelease(release, additions);
  const file = join(release, 'server/main/run-site.ts');
  const [begin, code] = ['  showOnce(', await readFile(file, 'utf8')];
  const fault = `  await (await import('node:fs/promises')).access(config.dataDir + '/cannot-open').then(() => process.exit(1), () => {});\n`;
  expect(code).toContain(begin);
  await writeFile(file, code.replace(begin, fault + begin));
  execFileSync(process.execPath, ['scripts/build.mjs', '--if-stale'], { cwd: release });
  // One of an archive is built already.
  await rm(join(release, 'package-lock.json'));
}, 300_000);
afterAll(() => rm(join(release, '..'), { recursive: true, force: true }));

describe('a power cut during an update', { timeout: 240_000 }, () => {
  const steps: [string, () => boolean | Promise<boolean>][] = [
    ['while the migrations are rehearsed', () => said.includes('Rehearsing')],
    ['before the new release changes the tables', () => said.includes('Starting the new release')],
    ['once it has changed them, before it serves', isMigrated],
    ['once it serves, before the old one has ended', () => said.includes('The new release serves')],
    ['once the old one has ended', () => said.includes('Done')],
  ];
  test.each(steps)(
    '%s leaves a site that serves, with all that it has taken, and can be updated',
    async (_, hasCome) => {
      await start();
      await send();
      const updating = update(release);
      await until(hasCome);
      await killAll(program.pid);
      updating.kill('SIGKILL');
      await start();
      expect((await program.read('/')).status).toBe(200);
      expect(await listMessages()).toEqual([message.email]);
      update(release);
      await until(() => /Done|is the release that runs/.test(said));
      expect(await isMigrated()).toBe(true);
      expect((await program.read('/')).status).toBe(200);
    },
  );

  test('before the new release has opened leaves the old one serving when the new one cannot', async () => {
    await start();
    await send();
    const updating = update(release);
    await until(() => said.includes('Starting the new release'));
    await killAll(program.pid);
    updating.kill('SIGKILL');
    const [main, away] = [join(release, 'build/program/main.js'), join(release, 'away.js')];
    await rename(main, away);
    onTestFinished(() => rename(away, main));
    await start();
    expect(await listMessages()).toEqual([message.email]);
    expect(JSON.parse(await readFile(join(dataDir, 'last-update.json'), 'utf8'))).toMatchObject({ failure: 'start' });
    // It is not tried again.
    expect(await readdir(dataDir)).not.toContain('current-release.json');
  });
});

describe('the release before, when the next one has added to its tables', { timeout: 240_000 }, () => {
  /** It is stopped and started, takes a message and makes an archive of it. */
  async function expectServing(): Promise<void> {
    await program.stop();
    await start();
    await send();
    const backup = await runBuiltCommand('backup', [], { DATA_DIR: dataDir, ...database.settings });
    expect([backup.status, backup.err]).toEqual([0, '']);
    expect(await isMigrated()).toBe(true);
  }

  async function expectUpdated(messages: number): Promise<void> {
    update(release);
    await until(() => said.includes('Done'));
    expect(await listMessages()).toHaveLength(messages);
  }

  test('serves on, and after a restart, until one opens', async () => {
    await start();
    await send();
    await writeFile(join(dataDir, 'cannot-open'), '');
    update(release);
    await until(() => said.includes('The new release did not start, and the old one goes on serving.'));
    await expectServing();
    await rm(join(dataDir, 'cannot-open'));
    await expectUpdated(2);
  });

  test('takes over again, serves after a restart, and is updated again', async () => {
    await start();
    await send();
    await expectUpdated(1);
    // As "Back" on the screen does.
    await giveOrder(dataDir, { folder: root });
    await expectServing();
    await expectUpdated(2);
  });
});
