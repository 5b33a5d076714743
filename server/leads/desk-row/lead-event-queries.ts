import { randomUUIDv7 } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Database } from '#server/core/db/database.ts';
import type { DeskTables } from '#server/core/db/tables/desk-tables.ts';
import type { EventCause } from '#shared/leads/desk.ts';

/** Who moves a lead, and by what; without an account its sender. */
export type Mover = { by?: string | undefined; cause: EventCause };
/** With the status that it must have, if given. */
export type StatusMove = Mover & { seen?: string | undefined };
type Noted = DeskTables['lead_event']['field'];
/** Values are codes of statuses, ids of accounts, or reasons for suspicion with blanks between them. */
type LeadChange = { lead: string; field: Noted; before: string | null; after: string | null };

/** Notes what a lead's status, owner or marks became, in the transaction that changes it; nothing where it stays. */
export async function insertLeadEvent(db: Database, change: LeadChange, { by, cause }: Mover): Promise<void> {
  const { lead: lead_id, field, before: value_before, after: value_after } = change;
  if (value_before === value_after) return;
  const stamp = { id: randomUUIDv7(), created_at: new Date().toISOString() };
  const values = { ...stamp, lead_id, field, value_before, value_after, cause, account_id: by ?? null };
  await db.insertInto('lead_event').values(values).execute();
}

/** The last changes of a lead's status and owner, oldest first. */
export async function listLeadEvents(
  db: Database,
  lead: string,
  limit: number,
): Promise<Selectable<DeskTables['lead_event']>[]> {
  const rows = db.selectFrom('lead_event').selectAll().where('lead_id', '=', lead).where('field', '<>', 'suspicion');
  return (await rows.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute()).reverse();
}

/** The reasons for suspicion that a lead had before they last changed; undefined where they never did. */
export async function findFormerSuspicion(db: Database, lead: string): Promise<string | undefined> {
  const rows = db.selectFrom('lead_event').select('value_before').where('lead_id', '=', lead);
  const last = rows.where('field', '=', 'suspicion').orderBy('created_at', 'desc').orderBy('id', 'desc').limit(1);
  return (await last.executeTakeFirst())?.value_before ?? undefined;
}
