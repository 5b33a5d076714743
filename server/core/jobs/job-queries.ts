import { randomUUID } from 'node:crypto';
import type { ExpressionBuilder, Updateable } from 'kysely';
import { changeRow } from '#server/core/db/count-rows.ts';
import type { Database } from '#server/core/db/database.ts';
import { jsonColumn } from '#server/core/db/json-column.ts';
import type { Tables } from '#server/core/db/tables/schema.ts';
import { minute } from '#shared/units.ts';

export type NewJob = { id: string; kind: string; payload?: Record<string, string>; runAfter: Date };

/** A claimed job; `attempts` includes this one. */
export type Job = {
  id: string;
  kind: string;
  payload: Record<string, string>;
  attempts: number;
  token: string;
  failingSince: string | null;
};

// Another process may win the claim; then the next job is tried.
const candidates = 5;

/** Inserts a job, once per id: an existing job stays unchanged. The payload contains only ids. */
export async function insertJob(db: Database, { id, kind, payload = {}, runAfter }: NewJob): Promise<void> {
  const nothingYet = { attempts: 0, lease_token: null, lease_until: null, failing_since: null, last_error: null };
  await db
    .insertInto('job')
    .values({
      id,
      kind,
      payload: JSON.stringify(payload),
      state: 'waiting',
      run_after: runAfter.toISOString(),
      ...nothingYet,
      done_at: null,
      created_at: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** No lease is that long: it was taken by a clock that was ahead. */
const longestLease = 10 * minute;

const isFree = (now: Date) => (row: ExpressionBuilder<Tables, 'job'>) =>
  row.or([
    row('lease_until', 'is', null),
    row('lease_until', '<=', now.toISOString()),
    row('lease_until', '>', new Date(now.getTime() + longestLease).toISOString()),
  ]);

/**
 * Claims the longest due job of a kind exclusively until the lease ends; undefined when there is none. A claim is a
 * single-row update that repeats its conditions, which all SQL databases serialise.
 */
export async function claimJob(
  db: Database,
  kind: string,
  lease: { now: Date; until: Date },
): Promise<Job | undefined> {
  const now = lease.now.toISOString();
  const due = await db
    .selectFrom('job')
    .select('id')
    .where('state', '=', 'waiting')
    .where('kind', '=', kind)
    .where('run_after', '<=', now)
    .where(isFree(lease.now))
    .orderBy('run_after')
    .orderBy('id')
    .limit(candidates)
    .execute();
  for (const { id } of due) {
    const claimed = await claimOne(db, id, lease);
    if (claimed) return claimed;
  }
  return undefined;
}

async function claimOne(db: Database, id: string, { now, until }: { now: Date; until: Date }) {
  const token = randomUUID();
  const row = await db
    .updateTable('job')
    .set((job) => ({ lease_token: token, lease_until: until.toISOString(), attempts: job('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('run_after', '<=', now.toISOString())
    .where(isFree(now))
    .returning(['kind', 'payload', 'attempts', 'failing_since'])
    .executeTakeFirst();
  if (!row) return undefined;
  const { kind, attempts, failing_since: failingSince } = row;
  return { id, kind, attempts, token, failingSince, payload: jsonColumn<Job['payload']>(row.payload) };
}

type Held = Pick<Job, 'id' | 'token'>;

/** Updates the row of a claimed job; false when the lease was lost. */
const change = (db: Database, { id, token }: Held, values: Updateable<Tables['job']>): Promise<boolean> =>
  changeRow(db.updateTable('job').set(values).where('id', '=', id).where('lease_token', '=', token));

const released = { lease_token: null, lease_until: null };
const sound = { attempts: 0, failing_since: null, last_error: null };

/** Extends the lease. */
export function renewLease(db: Database, job: Held, until: Date): Promise<boolean> {
  return change(db, job, { lease_until: until.toISOString() });
}

/** Deletes a finished job. */
export async function finishJob(db: Database, { id, token }: Held): Promise<void> {
  await db.deleteFrom('job').where('id', '=', id).where('lease_token', '=', token).execute();
}

/** Deletes a job whose record was deleted, whatever its state. */
export async function deleteJob(db: Database, id: string): Promise<void> {
  await db.deleteFrom('job').where('id', '=', id).execute();
}

/** Reschedules a periodic job at `runAfter`. */
export async function rescheduleJob(db: Database, job: Held, { now, runAfter }: { now: Date; runAfter: Date }) {
  const times = { run_after: runAfter.toISOString(), done_at: now.toISOString() };
  await change(db, job, { ...released, ...sound, ...times });
}

type Failed = { now: Date; runAfter: Date; reason: string };

/** Schedules a retry at `runAfter`. */
export async function scheduleRetry(db: Database, job: Job, { now, runAfter, reason }: Failed): Promise<void> {
  const { attempts } = job;
  const failure = { last_error: reason, failing_since: job.failingSince ?? now.toISOString() };
  await change(db, job, { ...released, ...failure, attempts, run_after: runAfter.toISOString() });
}

/** Releases a job that was interrupted, without counting the attempt. */
export async function releaseJob(db: Database, job: Job): Promise<void> {
  await change(db, job, { ...released, attempts: job.attempts - 1 });
}

/** Gives a job up; its row stays for staff. */
export async function giveUpJob(db: Database, job: Job, { now, reason }: Omit<Failed, 'runAfter'>): Promise<void> {
  const failure = { last_error: reason, failing_since: job.failingSince ?? now.toISOString() };
  await change(db, job, { ...released, ...failure, state: 'dead' });
}

/** Makes a job due now with its attempts reset; a running one is not affected. */
export async function retryJob(db: Database, job: NewJob): Promise<void> {
  await insertJob(db, job);
  await db
    .updateTable('job')
    .set({ ...released, ...sound, state: 'waiting', run_after: job.runAfter.toISOString() })
    .where('id', '=', job.id)
    .where(isFree(job.runAfter))
    .execute();
}

/** Makes waiting jobs of a kind due by `now`; with `reasons` only those whose last failure was one of these. */
export async function runJobsNow(db: Database, kind: string, { reasons, now }: { reasons?: string[]; now: Date }) {
  const at = now.toISOString();
  const waiting = db
    .updateTable('job')
    .set({ run_after: at })
    .where('kind', '=', kind)
    .where('state', '=', 'waiting')
    .where('run_after', '>', at);
  await (reasons ? waiting.where('last_error', 'in', reasons) : waiting).execute();
}

export type JobState = {
  attempts: number;
  runAfter: string;
  failingSince: string | null;
  lastError: string | null;
  isDead: boolean;
};

/** The states of the named unfinished jobs. */
export async function findJobStates(db: Database, ids: string[]): Promise<Map<string, JobState>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('job')
    .select(['id', 'attempts', 'state', 'run_after as runAfter'])
    .select(['failing_since as failingSince', 'last_error as lastError'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, state, ...job }) => [id, { ...job, isDead: state === 'dead' }]));
}
