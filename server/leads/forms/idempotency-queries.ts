import { changeRow } from '#server/core/db/count-rows.ts';
import type { Database } from '#server/core/db/database.ts';
import type { LeadKind, LeadStamp } from '#shared/leads/lead.ts';

/** Distinguishes a repeated lead from a different one: the normalised fields, and the content of its file. */
export type BodyHash = { fields: string; file?: string };

/** What was sent under a key: its kind and its hash. No personal data. */
export type SentBody = { kind: LeadKind; hash: BodyHash };

/** A used key, and the stamp of the lead stored under it. */
export type IdempotencyRecord = SentBody & { stamp: LeadStamp };

const toColumn = ({ fields, file }: BodyHash): string => (file ? `${fields}:${file}` : fields);

function fromColumn(column: string): BodyHash {
  const [fields = '', file] = column.split(':');
  return { fields, ...(file && { file }) };
}

/** What was stored under `key` since `since`. */
export async function findIdempotencyRecord(
  db: Database,
  key: string,
  since: Date,
): Promise<IdempotencyRecord | undefined> {
  const row = await db
    .selectFrom('idempotency_key')
    .selectAll()
    .where('key', '=', key)
    .where('created_at', '>', since.toISOString())
    .executeTakeFirst();
  return row && { kind: row.kind, hash: fromColumn(row.body_hash), stamp: JSON.parse(row.stamp) as LeadStamp };
}

/**
 * Takes a key in the transaction that stores its lead, replacing one used up to `until`; false when it was used since.
 * PostgreSQL waits for the transaction of a concurrent use.
 */
export function takeIdempotencyKey(
  transaction: Database,
  key: string,
  { kind, hash }: SentBody,
  { now, until }: { now: Date; until: Date },
): Promise<boolean> {
  const row = { key, kind, body_hash: toColumn(hash), stamp: '', created_at: now.toISOString() };
  return changeRow(
    transaction
      .insertInto('idempotency_key')
      .values(row)
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet(row).where('idempotency_key.created_at', '<=', until.toISOString()),
      ),
  );
}

/** Records the lead stored under a taken key. */
export async function recordStamp(transaction: Database, key: string, stamp: LeadStamp): Promise<void> {
  const stored = { stamp: JSON.stringify(stamp) };
  await transaction.updateTable('idempotency_key').set(stored).where('key', '=', key).execute();
}

/** Deletes the keys used up to `until`. */
export async function deleteIdempotencyKeys(db: Database, until: Date): Promise<void> {
  await db.deleteFrom('idempotency_key').where('created_at', '<=', until.toISOString()).execute();
}

/** Deletes the keys of leads, which are stored with a hash of the sent data. */
export async function deleteLeadKeys(db: Database, leads: readonly string[]): Promise<void> {
  for (const id of leads) await db.deleteFrom('idempotency_key').where('stamp', 'like', `%"${id}"%`).execute();
}
