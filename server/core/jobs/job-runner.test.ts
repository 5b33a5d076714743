import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { required } from '../../../tests/support/sites/first.ts';
import { JobFailure, type JobKind } from './job-kind.ts';
import { claimJob, findJobStates, insertJob, renewLease } from './job-queries.ts';
import { createJobRunner } from './job-runner.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await buildSite();
});
afterAll(() => site.close());
afterEach(async () => {
  await site.database.db.deleteFrom('job').execute();
});

const minute = 60_000;
const retry = { first: minute, longest: 60 * minute, attempts: 3 };
const logged: object[] = [];
const logger = { error: (details: object) => void logged.push(details), info: () => {} };
const past = (milliseconds: number) => new Date(Date.now() - milliseconds);
const ahead = (milliseconds: number) => new Date(Date.now() + milliseconds);

type Run = JobKind['run'];
function runnerOf(run: Run, more: Partial<JobKind> & { now?: () => Date } = {}) {
  const { now, ...kind } = more;
  const kinds = [{ kind: 'test', lookEveryMilliseconds: 20, retry, run, ...kind }];
  return createJobRunner({ db: site.database.db, logger, kinds, ...(now && { now }) });
}
const given = (id: string, runAfter = past(1)) => insertJob(site.database.db, { id, kind: 'test', runAfter });
const stateOf = async (id: string) => (await findJobStates(site.database.db, [id])).get(id);

test('jobs run when due, in order, and are then deleted', async () => {
  await given('later', ahead(minute));
  await given('second', past(minute));
  await given('first', past(2 * minute));
  const done: string[] = [];
  const runner = runnerOf(async ({ id }) => void done.push(id));
  await runner.runDue();
  expect(done).toEqual(['first', 'second']);
  expect([await stateOf('first'), (await stateOf('later'))?.attempts]).toEqual([undefined, 0]);
});

test('failing jobs are retried with growing delays, and finally kept for staff', async () => {
  await given('vain');
  let clock = Date.now();
  const runner = runnerOf(() => Promise.reject(new JobFailure('no_luck')), { now: () => new Date(clock) });
  const waits: number[] = [];
  for (let attempt = 1; attempt <= 3; attempt++) {
    await runner.runDue();
    const { runAfter = '' } = (await stateOf('vain')) ?? {};
    waits.push(Math.round((Date.parse(runAfter) - clock) / minute));
    clock = Math.max(clock, Date.parse(runAfter)) + 1;
  }
  expect(waits.slice(0, 2)).toEqual([1, 2]);
  expect(await stateOf('vain')).toMatchObject({ attempts: 3, isDead: true, lastError: 'no_luck' });
  await runner.runDue();
  expect(await stateOf('vain')).toMatchObject({ attempts: 3 });
});

test('while a service is away that all jobs of a kind need, only one is tried per delay', async () => {
  for (const id of ['a', 'b', 'c']) await given(id);
  const tries: string[] = [];
  let clock = Date.now();
  let isAway = true;
  const run: Run = async ({ id }) => {
    tries.push(id);
    if (isAway) throw new JobFailure('away');
  };
  const more = { retry: { ...retry, longest: minute, countsOnlyCrashes: true as const }, now: () => new Date(clock) };
  await runnerOf(run, more).runDue();
  expect(tries).toEqual(['a']);
  tries.length = 0;
  const runner = runnerOf(run, more);
  runner.start();
  await expect.poll(() => tries).toEqual(['b']);
  await pause(200);
  await runner.stop();
  expect(tries).toEqual(['b']);
  isAway = false;
  clock += 2 * minute;
  await runnerOf(run, more).runDue();
  expect(tries.slice(1).sort()).toEqual(['a', 'b', 'c']);
});

test('a periodic job has one row, restarts after its pause, and writes nothing while idle', async () => {
  let runs = 0;
  let isNeeded = false;
  const repeats = { repeatAfterMilliseconds: minute, isNeeded: async () => isNeeded };
  const runner = runnerOf(async () => void runs++, repeats);
  await runner.runDue();
  expect([runs, (await stateOf('test'))?.attempts]).toEqual([0, 0]);
  isNeeded = true;
  await runner.runDue();
  await runner.runDue();
  expect(runs).toBe(1);
  const later = runnerOf(async () => void runs++, { ...repeats, now: () => ahead(2 * minute) });
  await later.runDue();
  expect(runs).toBe(2);
  expect(await site.database.db.selectFrom('job').select('id').execute()).toEqual([{ id: 'test' }]);
});

test('what a clock that was ahead has put off or taken is done once it is set back', async () => {
  const { db } = site.database;
  const month = 30 * 24 * 60 * minute;
  let clock = Date.now() + month;
  let runs = 0;
  const more = { repeatAfterMilliseconds: minute, now: () => new Date(clock) };
  const runner = runnerOf(async () => void runs++, more);
  await given('taken', ahead(month - 1));
  await given('put-off', ahead(month + minute));
  await claimJob(db, 'test', { now: ahead(month), until: ahead(month + minute) });
  runner.start();
  await expect.poll(() => runs).toBe(1);
  clock = Date.now();
  await expect
    .poll(async () => Date.parse((await stateOf('test'))?.runAfter ?? ''))
    .toBeLessThanOrEqual(clock + minute);
  clock += minute + 1;
  await expect.poll(() => runs).toBe(4);
  await runner.stop();
});

test('of concurrent claims one gets the job, until its lease expires unrenewed', async () => {
  const { db } = site.database;
  await given('wanted');
  const lease = { now: new Date(), until: ahead(minute) };
  const claims = await Promise.all(Array.from({ length: 6 }, () => claimJob(db, 'test', lease)));
  const [held, ...others] = claims.filter((claim) => claim !== undefined);
  expect(others).toEqual([]);
  expect(await renewLease(db, required(held), ahead(2 * minute))).toBe(true);
  expect(await claimJob(db, 'test', { now: ahead(1.5 * minute), until: ahead(3 * minute) })).toBeUndefined();
  const next = await claimJob(db, 'test', { now: ahead(2.1 * minute), until: ahead(3 * minute) });
  expect(next).toMatchObject({ id: 'wanted', attempts: 2 });
  expect(await renewLease(db, required(held), ahead(9 * minute))).toBe(false);
});

test('a running job is released when the process stops, without counting the attempt', async () => {
  await given('interrupted');
  let began = () => {};
  const hasBegun = new Promise<void>((resolve) => {
    began = resolve;
  });
  const runner = runnerOf(async () => {
    began();
    await new Promise((_resolve, reject) => setTimeout(reject, 100, new Error('the line was cut')));
  });
  runner.start();
  await hasBegun;
  await runner.stop();
  expect(await stateOf('interrupted')).toMatchObject({ attempts: 0, isDead: false });
});

test('a temporarily unreachable database stops no job for longer', async () => {
  const { db } = site.database;
  await given('patient');
  const done: string[] = [];
  let isAway = true;
  const isNeeded = async () => {
    if (isAway) throw new Error('the database is away');
    return true;
  };
  const runner = runnerOf(async ({ id }) => void done.push(id), { isNeeded });
  runner.start();
  await expect.poll(() => logged.some((details) => JSON.stringify(details).includes('err'))).toBe(true);
  isAway = false;
  await expect.poll(() => done).toEqual(['patient']);
  await runner.stop();
  expect(await db.selectFrom('job').select('id').execute()).toEqual([]);
});

/** A second process on the same data. */
async function startWorker(settings: Record<string, string>): Promise<ChildProcess> {
  const worker = new URL('../../../tests/support/sites/job-worker.ts', import.meta.url);
  const child = fork(worker, { env: { ...process.env, ...site.environment, ...settings }, execArgv: [] });
  await new Promise((resolve) => child.once('message', resolve));
  return child;
}
const endOf = (child: ChildProcess) => new Promise((resolve) => child.once('exit', resolve));

test('two processes run each job once, and jobs of a killed process run later', {
  timeout: 60_000,
}, async () => {
  const log = join(site.dataDir, 'jobs.log');
  const ids = Array.from({ length: 40 }, (_, i) => `piece-${i}`);
  for (const id of ids) await given(id);
  const workers = await Promise.all([startWorker({ JOB_LOG: log }), startWorker({ JOB_LOG: log })]);
  const ends = workers.map(endOf);
  for (const worker of workers) worker.send('go');
  expect(await Promise.all(ends)).toEqual([0, 0]);
  expect((await readFile(log, 'utf8')).trim().split('\n').sort()).toEqual(ids.sort());

  await given('fatal');
  const doomed = await startWorker({ JOB_LOG: log, JOB_HANGS: 'yes' });
  const death = endOf(doomed);
  doomed.send('go');
  await expect.poll(async () => (await stateOf('fatal'))?.attempts, { timeout: 10_000 }).toBe(1);
  doomed.kill('SIGKILL');
  await death;
  const done: string[] = [];
  await runnerOf(async ({ id }) => void done.push(id)).runDue();
  expect(done).toEqual([]);
  await runnerOf(async ({ id }) => void done.push(id), { now: () => ahead(61_000) }).runDue();
  expect(done).toEqual(['fatal']);
});
