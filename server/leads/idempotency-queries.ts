import type { Database } from '#server/db/database.ts';
import type { LeadStamp } from '#shared/lead.ts';

/** Distinguishes a repeated submission from a different one: the normalised fields, and the content of its file. */
export type BodyHash = { fields: string; file?: string };

/** A used key: the hash of its submission, and the stamp of the resulting lead. No personal data. */
export type IdempotencyRecord = { form: string; hash: BodyHash; stamp: LeadStamp };

const toColumn = ({ fields, file }: BodyHash): string => (file ? `${fields}:${file}` : fields);

function fromColumn(column: string): BodyHash {
  const [fields = '', file] = column.split(':');
  return { fields, ...(file && { file }) };
}

/** The submission stored under `key` since `since`. */
export async function findIdempotencyRecord(
  db: Database,
  key: string,
  since: Date,
): Promise<IdempotencyRecord | undefined> {
  const row = await db
    .selectFrom('submission')
    .selectAll()
    .where('key', '=', key)
    .where('created_at', '>', since.toISOString())
    .executeTakeFirst();
  return row && { form: row.form, hash: fromColumn(row.body_hash), stamp: JSON.parse(row.reply) as LeadStamp };
}

/**
 * Stores a key, replacing one used up to `until`; false when it was used since. PostgreSQL waits for concurrent uses.
 */
export async function storeIdempotencyKey(
  db: Database,
  key: string,
  spent: IdempotencyRecord,
  until: Date,
): Promise<boolean> {
  const { form, hash, stamp } = spent;
  const row = { key, form, body_hash: toColumn(hash), reply: JSON.stringify(stamp), created_at: stamp.createdAt };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('submission')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(row).where('submission.created_at', '<=', until.toISOString()),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Deletes the keys used up to `until`. */
export async function deleteIdempotencyKeys(db: Database, until: Date): Promise<void> {
  await db.deleteFrom('submission').where('created_at', '<=', until.toISOString()).execute();
}
