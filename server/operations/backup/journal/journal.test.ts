import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readConfig } from '#server/core/config/config.ts';
import { connectDatabase } from '#server/core/db/database.ts';
import { applicationForm } from '../../../../tests/support/browser/application-form.ts';
import { isFullRun } from '../../../../tests/support/full-run.ts';
import { untilLowPriority } from '../../../../tests/support/low-priority.ts';
import { runScript } from '../../../../tests/support/servers/run-script.ts';
import { type RunningProgram, startProgram } from '../../../../tests/support/servers/running-program.ts';
import { one } from '../../../../tests/support/sites/first.ts';
import { runBackup } from '../run-backup.ts';

// PostgreSQL archives its own log.
const onSqlite = test.runIf(process.env.TEST_DATABASE !== 'postgres');
// Each takes a quarter of a minute.
const inFullRuns = isFullRun ? onSqlite : test.skip;
// In a full run as it is delivered.
const everySeconds = isFullRun ? 30 : 1;
const mostLost = isFullRun ? 60_000 : 3_000;

let folder: string;
let dataDir: string;
let backups: string;
let settings: Record<string, string>;
let program: RunningProgram | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mansooj-journal-'));
  dataDir = join(folder, 'data');
  backups = join(folder, 'elsewhere');
  settings = { DATA_DIR: dataDir, BACKUP_TO: backups, JOURNAL_EVERY: '1', RATE_LIMIT_FACTOR: '10000' };
});
afterEach(async () => {
  await program?.stop();
  program = undefined;
  await rm(folder, { recursive: true, force: true });
});

/** The built program, as it is operated. */
const startSite = (more: Record<string, string> = {}) => startProgram({ ...settings, ...more });

type Sent = { id: string; at: number };

/** Sends a message; the answer is the acknowledgement. */
async function send({ address }: RunningProgram, message = 'Bags of 50 kg?'): Promise<Sent> {
  const body = JSON.stringify({ fullName: 'Lina', email: 'lina@example.com', message });
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(`${address}/api/contacts`, { method: 'POST', body, headers });
  expect(reply.status).toBe(201);
  return { id: (await reply.json()).data.contact._id, at: Date.now() };
}

async function apply({ address }: RunningProgram): Promise<void> {
  const reply = await fetch(`${address}/api/careers`, { method: 'POST', body: applicationForm() });
  expect(reply.status).toBe(201);
}

const segments = async () => (await readdir(backups).catch(() => [])).filter((name) => name.startsWith('journal-'));

/** Waits until the journal contains everything sent before. */
async function untilShipped(after: number): Promise<void> {
  await vi.waitFor(async () => {
    const progress = JSON.parse(await readFile(join(dataDir, 'journal/progress.json'), 'utf8'));
    expect(Date.parse(progress.newestAt)).toBeGreaterThan(after);
  }, untilLowPriority);
}

/** The process is killed, and its disk with it. */
async function loseTheDisk(running: RunningProgram): Promise<void> {
  const children = await running.children();
  process.kill(running.pid, 'SIGKILL');
  await running.ended;
  // The journal's process ends with it.
  await vi.waitFor(() => expect(children.filter(isAlive)).toEqual([]), { timeout: 5_000 });
  program = undefined;
  await rm(dataDir, { recursive: true });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const restore = (parameters: string[] = [], more: Record<string, string> = {}) =>
  runScript('mansooj.mjs', ['restore', '--journal', '--from', backups, ...parameters], { DATA_DIR: dataDir, ...more });

async function restoredContacts(): Promise<Set<string>> {
  await using database = connectDatabase({ dataDir });
  const rows = await database.db.selectFrom('contact').select('id').execute();
  return new Set(rows.map(({ id }) => id));
}

onSqlite(
  'when the disk is lost, what was acknowledged before the last segment is restored, with its files',
  async () => {
    program = await startSite({ JOURNAL_EVERY: String(everySeconds) });
    await apply(program);
    const { backup, ...places } = readConfig({ ...settings, JOURNAL_EVERY: '0' });
    await runBackup({ ...backup, places });
    await apply(program);
    const sent: Sent[] = [];
    const seconds = isFullRun ? 625 : 3;
    for (const end = Date.now() + seconds * 1000; Date.now() < end; await wait(20)) sent.push(await send(program));
    await loseTheDisk(program);

    const { status, out, err } = await restore();
    expect([status, err]).toEqual([0, '']);
    const [, until = ''] =
      /^Restored everything up to (\S+): \d+ rows and 2 files, from \d+ segments of journal-/.exec(out) ?? [];
    const ids = await restoredContacts();
    // Told exactly: nothing older than the moment is missing.
    const lost = sent.filter(({ id }) => !ids.has(id));
    expect(lost.filter(({ at }) => at < Date.parse(until))).toEqual([]);
    expect(out).toContain(`contact: ${ids.size}, consultation: 0, career: 2,`);
    const last = one(sent, sent.length - 1).at;
    expect(last - (lost[0]?.at ?? last)).toBeLessThan(mostLost);
    console.info(
      `${sent.length} messages, ${lost.length} lost, the oldest ${last - (lost[0]?.at ?? last)} ms before the end`,
    );

    program = await startSite({ JOURNAL_EVERY: '0' });
    const cvs = await readdir(join(dataDir, 'files/cvs'));
    expect(cvs).toHaveLength(2);
    await send(program);
  },
  isFullRun ? 900_000 : 600_000,
);

/** A journal of several segments, whose program has stopped; the data folder is removed. */
async function givenJournal(more: Record<string, string> = {}): Promise<string[]> {
  program = await startSite(more);
  for (let number = 0; number < 4; number++) {
    await untilShipped((await send(program)).at);
  }
  await program.stop();
  program = undefined;
  await rm(dataDir, { recursive: true });
  return segments();
}

inFullRuns(
  'a damaged or missing segment is named; as far as possible, what came before it is restored',
  async () => {
    const [base = '', second = '', third = '', ...later] = await givenJournal();
    expect(later.length).toBeGreaterThan(0);
    const whole = await readFile(join(backups, third));

    const changed = Buffer.from(whole);
    changed[whole.length >> 1] = one(whole, whole.length >> 1) ^ 1;
    await writeFile(join(backups, third), changed);
    expect(await restore()).toMatchObject({
      status: 1,
      err: expect.stringMatching(new RegExp(`^The segment ${third} cannot be used: The archive is damaged[^\\n]*\\n$`)),
    });
    await rm(join(backups, third));
    expect(await restore()).toEqual({ status: 1, out: '', err: `The segment ${third} is missing.\n` });
    expect(await readdir(dataDir)).toEqual([]);
    // Another segment in its place does not follow the one before.
    await writeFile(join(backups, third), await readFile(join(backups, second)));
    expect((await restore()).err).toBe(`The segment ${third} cannot be used: it does not follow the one before it.\n`);

    const { status, out } = await restore(['--as-far-as-possible']);
    expect([status, out]).toEqual([0, expect.stringContaining('from 2 segments')]);
    expect(out).toContain(`What came later is not restored. The segment ${third} cannot be used`);
    expect((await restoredContacts()).size).toBeGreaterThan(0);

    await rm(dataDir, { recursive: true });
    await writeFile(join(backups, third), whole);
    expect(await restore()).toMatchObject({ status: 0, err: '' });
    expect((await restoredContacts()).size).toBe(4);
    await rm(join(backups, base));
    await rm(dataDir, { recursive: true });
    expect(await restore(['--as-far-as-possible'])).toMatchObject({
      status: 1,
      err: `The segment ${base} is missing.\n`,
    });
  },
  600_000,
);

inFullRuns(
  'an encrypted journal is restored with the passphrase alone',
  async () => {
    const BACKUP_KEY = 'weaving-since-1998';
    const [base = ''] = await givenJournal({ BACKUP_KEY });
    expect((await readFile(join(backups, base))).toString('latin1')).toMatch(/^mansooj-encrypted-1\n/);
    const { err } = await restore([], { BACKUP_KEY: 'another-passphrase' });
    expect(err).toBe(
      `The segment ${base} cannot be used: The archive cannot be decrypted: BACKUP_KEY is not the passphrase with which it was made.\n`,
    );
    expect((await restore()).err).toContain('set BACKUP_KEY to the passphrase');
    expect(await restore([], { BACKUP_KEY })).toMatchObject({ status: 0, err: '' });
    expect((await restoredContacts()).size).toBe(4);
  },
  600_000,
);

onSqlite(
  'a restart continues the chain, and of two processes only one ships',
  async () => {
    const shipWithTwo = async () => {
      program = await startSite();
      const other = await startSite();
      await untilShipped((await send(program)).at);
      await Promise.all([program.stop(), other.stop()]);
      program = undefined;
    };
    await shipWithTwo();
    const before = await segments();
    await shipWithTwo();
    const chains = new Set((await segments()).map((name) => name.slice(0, 'journal-20261121T150042Z'.length)));
    expect([chains.size, (await segments()).length]).toEqual([1, expect.any(Number)]);
    expect((await segments()).length).toBeGreaterThan(before.length);
    await rm(dataDir, { recursive: true });
    expect(await restore()).toMatchObject({ status: 0, err: '' });
    expect((await restoredContacts()).size).toBe(2);
  },
  600_000,
);
