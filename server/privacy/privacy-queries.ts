import type { ExpressionBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { Tables } from '#server/db/schema.ts';
import type { LeadTableName } from '#server/leads/lead-queries.ts';

/** The recipient and the leads of mails. */
type MailsOf = { email: string | undefined; leads: readonly string[] };

function isOf({ email, leads }: MailsOf) {
  return (builder: ExpressionBuilder<Tables, 'mail'>) =>
    builder.or([
      ...(email ? [builder(sql<string>`lower(recipient)`, '=', email.toLowerCase())] : []),
      ...(leads.length > 0 ? [builder('lead_id', 'in', leads)] : []),
    ]);
}

/** How many mails there are to a person or about their leads. */
export async function countMails(db: Database, mails: MailsOf): Promise<number> {
  const counted = db.selectFrom('mail').select(({ fn }) => fn.countAll<number>().as('count'));
  return Number((await counted.where(isOf(mails)).executeTakeFirstOrThrow()).count);
}

/** Deletes them. @returns how many */
export async function removeMails(db: Database, mails: MailsOf): Promise<number> {
  return Number((await db.deleteFrom('mail').where(isOf(mails)).executeTakeFirstOrThrow()).numDeletedRows);
}

/** Deletes the idempotency keys of leads, which are stored with a hash of the sent data. */
export async function forgetKeysOf(db: Database, leads: readonly string[]): Promise<void> {
  for (const id of leads) await db.deleteFrom('submission').where('reply', 'like', `%"${id}"%`).execute();
}

/** The file of an application's CV. */
export async function findCvFile(
  db: Database,
  id: string,
): Promise<{ path: string; name: string; size: number } | undefined> {
  const row = await db
    .selectFrom('career')
    .select(['cv_path', 'cv_original_name', 'cv_size'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.cv_path ? { path: row.cv_path, name: row.cv_original_name, size: row.cv_size } : undefined;
}

const camelCase = (column: string): string => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
// Storage paths and suspicion reasons are our data, not the person's.
const ownColumns = new Set(['cv_path', 'suspicion', 'anonymised_at']);

/** All stored data of a lead. */
export async function readWholeLead(db: Database, table: LeadTableName, id: string): Promise<object | undefined> {
  const row = await db.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const columns = Object.entries(row).filter(([column, value]) => !ownColumns.has(column) && value !== null);
  return Object.fromEntries(columns.map(([column, value]) => [camelCase(column), value]));
}
