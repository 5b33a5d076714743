import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isFullRun } from '../../tests/support/full-run.ts';
import { type Answers, lostMessages, planOf } from '../../tests/support/requests/busy-visitors.ts';
import { runSteadyClient } from '../../tests/support/requests/steady-client.ts';
import { runScript } from '../../tests/support/servers/run-script.ts';
import { keptRunning, type RunningProgram, startProgram } from '../../tests/support/servers/running-program.ts';
import { makeNextRelease } from '../../tests/support/sites/next-release.ts';
import { freshTestDatabase, type TestDatabase } from '../../tests/support/sites/test-database.ts';
import { connectDatabase } from '../core/db/database.ts';

// Each builds another release, which takes a minute.
const rounds = isFullRun ? 5 : 0;
const clients = 32;
// A process accepts one new connection per turn of its event loop. Where other programs leave it hardly any time, more
// would wait than the system keeps (511), and the others would not reach it: with no update as well.
const mostWaitingForms = 100;
const newTable = `await db.schema.createTable('next_release').addColumn('id', 'text').execute();`;

let folder: string;
let dataDir: string;
let database: TestDatabase;
let program: RunningProgram;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mansooj-update-'));
  dataDir = join(folder, 'data');
  database = await freshTestDatabase();
});
afterEach(async () => {
  await program.stop();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function start(): Promise<void> {
  const settings = { DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '1000000' };
  program = await startProgram(
    { ...settings, ...database.settings },
    { command: keptRunning('build/program/main.js') },
  );
}

const update = (release: string) => runScript('update.mjs', [release], { DATA_DIR: dataDir });

/** The migrations as the database names them, those unknown to this program too. */
async function appliedMigrations(): Promise<string[]> {
  await using opened = connectDatabase({ dataDir, databaseUrl: database.settings.DATABASE_URL });
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(opened.db);
  return rows.map(({ name }) => name);
}

/** 32 busy connections, and a message over a connection of its own every 100 ms unless 100 wait, until the site stops. */
function keepBusy(answers: Answers) {
  const { address } = program;
  const busy = Array.from({ length: clients }, (_, i) => runSteadyClient(address, planOf(i, answers)));
  const leaving = new AbortController();
  const waiting = new Set<Promise<void>>();
  const sending = (async () => {
    for (let number = 0; !leaving.signal.aborted; number++) {
      if (waiting.size < mostWaitingForms) {
        const sent = sendMessage(address, `form-${number}-${Date.now()}@example.com`, answers);
        waiting.add(sent);
        void sent.then(() => waiting.delete(sent));
      }
      await wait(100);
    }
  })();
  return async () => {
    leaving.abort();
    await sending;
    await Promise.all(waiting);
    await program.stop();
    const reports = await Promise.all(busy);
    answers.refused.push(...reports.flatMap(({ broken }) => broken));
    return reports.reduce((sum, { answered }) => sum + answered, 0);
  };
}

async function sendMessage(address: string, email: string, { acknowledged, refused }: Answers): Promise<void> {
  try {
    const reply = await fetch(`${address}/api/contacts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', connection: 'close' },
      body: JSON.stringify({ fullName: 'Lina Haddad', email, message: 'Do you weave bags?' }),
    });
    if (reply.status === 201) acknowledged.push(email);
    else refused.push(`form: ${reply.status}`);
  } catch (error) {
    refused.push(`form: ${error}, ${(error as Error).cause}`);
  }
}

for (let round = 1; round <= rounds; round++) {
  test(`an update under ${clients} connections and a form every 100 ms fails no request (${round})`, async () => {
    await start();
    const release = join(folder, 'next');
    await makeNextRelease(release, newTable);
    const answers: Answers = { acknowledged: [], refused: [] };
    const finish = keepBusy(answers);
    await wait(500);
    const { status, out, err } = await update(release);
    expect([status, err]).toEqual([0, '']);
    expect(out).toMatch(/Tried on a copy in [\d.]+ s: 9999-next-release\.[\s\S]*serves[\s\S]*Done/);
    expect(await appliedMigrations()).toContain('9999-next-release');
    // The new release goes on under load.
    await wait(1_000);
    expect(await finish()).toBeGreaterThan(clients);
    expect(answers.refused).toEqual([]);
    // A restart starts the new release, too.
    await start();
    expect(await lostMessages(program.address, answers)).toEqual([]);
    expect(answers.acknowledged.length).toBeGreaterThan(10);
  }, 300_000);
}

// It builds one, too.
test.runIf(isFullRun)(
  'a release whose migration fails is not started, and the reason is shown',
  async () => {
    await start();
    const release = join(folder, 'next');
    await makeNextRelease(release, `throw new Error('no such column: weight');`);
    const before = await readdir(dataDir);
    const { status, err } = await update(release);
    expect(status).toBe(1);
    expect(err).toMatch(/The rehearsal failed, and the old release goes on serving\. .*no such column: weight\n$/);
    expect((await program.read('/')).status).toBe(200);
    expect(await appliedMigrations()).not.toContain('9999-next-release');
    expect((await readdir(dataDir)).filter((name) => name !== 'last-update.json')).toEqual(before);
  },
  120_000,
);

test('without a running site, and for the release that runs, an update says why it does nothing', async () => {
  const nobody = await update('.');
  expect([nobody.status, nobody.err]).toEqual([1, expect.stringContaining('No site that can be updated')]);
  await start();
  const same = await update(process.cwd());
  expect([same.status, same.err]).toEqual([1, expect.stringContaining('is the release that runs')]);
  const missing = await update(join(folder, 'mansooj-9.tar.zst'));
  expect([missing.status, missing.err]).toEqual([1, `There is no ${join(folder, 'mansooj-9.tar.zst')}.\n`]);
  expect(await readdir(dataDir)).not.toContain('last-update.json');
  // It cannot be rehearsed, which administrators read on their screen.
  const broken = join(folder, 'broken');
  await mkdir(join(broken, 'build', 'program'), { recursive: true });
  await writeFile(join(broken, 'build', 'program', 'main.js'), '');
  await writeFile(join(broken, 'package.json'), '{"version":"9.9.9"}');
  const { status, err } = await update(broken);
  expect([status, err]).toEqual([1, expect.stringContaining('The rehearsal failed')]);
  const recorded = JSON.parse(await readFile(join(dataDir, 'last-update.json'), 'utf8'));
  const error = expect.stringContaining('The rehearsal failed');
  expect(recorded).toMatchObject({ version: '9.9.9', failure: 'rehearsal', error });
}, 60_000);
