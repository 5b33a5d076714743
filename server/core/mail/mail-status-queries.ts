import { countSelected, hasRow } from '#server/core/db/count-rows.ts';
import type { Database } from '#server/core/db/database.ts';
import { serverErrors, staffMailKinds, undeliveredStates } from '#shared/leads/outbox.ts';

/** Mails that ended without reaching staff. */
const lost = ['refused', 'given_up'] as const;

/**
 * Since when delivery has been failing, as staff must know: mail to a department waiting since `before` or refused, and
 * mail deferred by the server for that long. Mistyped visitor addresses are excluded.
 */
export async function failingSince(db: Database, before: Date): Promise<string | null> {
  const waiting = await db
    .selectFrom('job')
    .innerJoin('mail', 'mail.id', 'job.id')
    .select((row) => row.fn.min('job.failing_since').as('since'))
    .where('job.kind', '=', 'mail')
    .where('job.failing_since', '<=', before.toISOString())
    .where((row) => row.or([row('mail.kind', '<>', 'answer'), row('job.last_error', 'in', [...serverErrors])]))
    .where('mail.state', '=', 'waiting')
    .executeTakeFirst();
  const ended = await db
    .selectFrom('mail')
    .select((row) => row.fn.min('settled_at').as('since'))
    .where('state', 'in', lost)
    .where('kind', 'in', staffMailKinds)
    .executeTakeFirst();
  const times = [waiting?.since, ended?.since].filter((time): time is string => typeof time === 'string');
  return times.sort()[0] ?? null;
}

/** How many mails are still in the outbox. */
export function countUndelivered(db: Database): Promise<number> {
  return countSelected(db, db.selectFrom('mail').where('state', 'in', undeliveredStates));
}

/** When the mail server took a mail last. */
export async function lastSentAt(db: Database): Promise<string | null> {
  const { at } = await db
    .selectFrom('mail')
    .select((row) => row.fn.max('settled_at').as('at'))
    .where('state', '=', 'sent')
    .executeTakeFirstOrThrow();
  return at;
}

/** The mails that wait: how many, and since when the oldest does. */
export async function readQueue(db: Database): Promise<{ waiting: number; oldestAt: string | null }> {
  const { waiting, at } = await db
    .selectFrom('mail')
    .select((row) => [row.fn.countAll().as('waiting'), row.fn.min('created_at').as('at')])
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return { waiting: Number(waiting), oldestAt: at };
}

/** How the mails settled since then ended: taken by the mail server, or refused and given up. */
export async function countOutcomes(db: Database, since: Date): Promise<{ sent: number; failed: number }> {
  const settled = db.selectFrom('mail').where('settled_at', '>', since.toISOString());
  const [sent, failed] = await Promise.all([
    countSelected(db, settled.where('state', '=', 'sent')),
    countSelected(db, settled.where('state', 'in', lost)),
  ]);
  return { sent, failed };
}

/** Whether the mail server has taken a mail. */
export const hasSentMail = (db: Database): Promise<boolean> =>
  hasRow(db.selectFrom('mail').select('id').where('state', '=', 'sent'));
