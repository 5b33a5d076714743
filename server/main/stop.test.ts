import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isFullRun } from '../../tests/support/full-run.ts';
import { type Answers, get, lostMessages, planOf, post } from '../../tests/support/requests/busy-visitors.ts';
import { openSocket } from '../../tests/support/requests/plain-socket.ts';
import { runSteadyClient, type SteadyReport } from '../../tests/support/requests/steady-client.ts';
import { portOf } from '../../tests/support/servers/port-of.ts';
import { type RunningProgram, startProgram } from '../../tests/support/servers/running-program.ts';
import { one } from '../../tests/support/sites/first.ts';
import { freshTestDatabase, type TestDatabase } from '../../tests/support/sites/test-database.ts';

const rounds = isFullRun ? 20 : 1;
const clients = 32;
// The program ends within 12 s; the test needs some time to start and to check.
const longestStopMilliseconds = 12_500;

let folder: string;
let database: TestDatabase;
let program: RunningProgram;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mansooj-stop-'));
  database = await freshTestDatabase();
});
afterEach(async () => {
  await program.stop();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function start(settings: Record<string, string> = {}): Promise<RunningProgram> {
  program = await startProgram({ DATA_DIR: folder, RATE_LIMIT_FACTOR: '1000000', ...database.settings, ...settings });
  return program;
}

async function stopTimed(): Promise<{ status: number | null; milliseconds: number }> {
  const begun = performance.now();
  const status = await program.stop();
  return { status, milliseconds: performance.now() - begun };
}

const messageOf = (email: string) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ fullName: 'Lina Haddad', email, message: 'Do you weave bags?' }),
});

const whole = post('/api/contacts', {
  fullName: 'Lina Haddad',
  email: 'half@example.com',
  message: 'Do you weave bags?',
});
const halves = [whole.slice(0, -20), whole.slice(-20)];

/** An unfinished request. */
async function sendHalf() {
  const opened = await openSocket(program.address);
  opened.socket.write(one(halves));
  // It counts as running once the program has read it.
  await wait(300);
  return opened;
}

async function stopWhileBusy(answers: Answers): Promise<SteadyReport[]> {
  const { address } = program;
  const answered = new Set<number>();
  const busy = Array.from({ length: clients }, (_, i) =>
    runSteadyClient(
      address,
      planOf(i, answers, () => answered.add(i)),
    ),
  );
  // On a slow machine the first pages may take longer than a stop allows.
  await vi.waitFor(() => expect(answered.size).toBe(clients), { timeout: 60_000, interval: 20 });
  await wait(Math.random() * 300);
  const { status, milliseconds } = await stopTimed();
  expect(status).toBe(0);
  expect(milliseconds).toBeLessThan(longestStopMilliseconds);
  return Promise.all(busy);
}

test(`stopped under ${clients} busy clients, the site answers every request and loses nothing`, async () => {
  const answers: Answers = { acknowledged: [], refused: [] };
  for (let round = 0; round < rounds; round++) {
    await start();
    const reports = await stopWhileBusy(answers);
    expect(reports.flatMap(({ broken }) => broken)).toEqual([]);
    expect(reports.reduce((sum, { answered }) => sum + answered, 0)).toBeGreaterThan(clients);
  }
  expect(answers.acknowledged.length).toBeGreaterThan(0);
  const { address } = await start();
  expect(await lostMessages(address, answers)).toEqual([]);
}, 900_000);

test('connections in the accept queue at the stop are answered', async () => {
  const { address, pid } = await start();
  process.kill(pid, 'SIGSTOP');
  const plan = { next: () => ({ name: 'waiting', bytes: get('/api/products') }), pauseMilliseconds: 0 };
  const waiting = Array.from({ length: clients }, () => runSteadyClient(address, plan));
  await wait(500);
  const stopping = program.stop();
  process.kill(pid, 'SIGCONT');
  const reports = await Promise.all(waiting);
  expect(reports.flatMap(({ broken }) => broken)).toEqual([]);
  expect(reports.every(({ answered }) => answered > 0)).toBe(true);
  expect(await stopping).toBe(0);
}, 60_000);

test('slow clients have ten seconds, and a hanging mail no longer', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  await start({ SMTP_URL: `smtp://127.0.0.1:${portOf(silent)}` });
  const taken = await fetch(`${program.address}/api/contacts`, messageOf('lina@example.com'));
  expect(taken.status).toBe(201);
  await once(silent, 'connection');
  const quick = await sendHalf();
  const slow = await sendHalf();
  const stopping = stopTimed();
  await wait(2_000);
  quick.socket.write(one(halves, 1));
  await once(quick.socket, 'close');
  expect(quick.received()).toMatch(/^HTTP\/1.1 201 .*\r\nconnection: close\r\n/is);
  const { status, milliseconds } = await stopping;
  expect([status, slow.received()]).toEqual([0, '']);
  expect(milliseconds).toBeGreaterThan(9_000);
  expect(milliseconds).toBeLessThan(longestStopMilliseconds);
  silent.close();
}, 60_000);

test('a second signal exits at once', async () => {
  await start();
  const { socket } = await sendHalf();
  const ended = program.stop();
  await wait(1_000);
  process.kill(program.pid, 'SIGTERM');
  expect(await ended).toBe(1);
  socket.destroy();
}, 60_000);
