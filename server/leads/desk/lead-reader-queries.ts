import type { Selectable } from 'kysely';
import type { Database } from '#server/core/db/database.ts';
import type { DeskTables } from '#server/core/db/tables/desk-tables.ts';
import type { Decided, Desk, DeskDraft } from '#shared/leads/desk.ts';

type Reader = Selectable<DeskTables['lead_reader']>;

/** How a draft is stored; an empty one is not. */
export function draftRow({ kind, text, otherText = '', decided }: DeskDraft): Partial<Reader> {
  const reply = kind === 'reply' ? text : otherText;
  return {
    draft_kind: text || otherText ? kind : null,
    draft: text || null,
    draft_other: otherText || null,
    draft_decided: reply && decided ? JSON.stringify(decided) : null,
  };
}

/** What somebody began to write. */
export function readStoredDraft({ draft, draft_other: other, draft_kind: kind, draft_decided }: Reader): Desk['draft'] {
  if (!draft && !other) return null;
  const decided = draft_decided ? (JSON.parse(draft_decided) as Decided) : null;
  return { kind: kind ?? 'reply', text: draft ?? '', otherText: other ?? '', decided };
}

/** Notes of somebody and a lead when they had it open, up to when they read it, or what they began to write. */
export async function noteReader(
  db: Database,
  { lead, account }: { lead: string; account: string },
  change: Partial<Reader>,
): Promise<void> {
  await db
    .insertInto('lead_reader')
    .values({ lead_id: lead, account_id: account, here_at: '', ...change })
    .onConflict((conflict) => conflict.columns(['lead_id', 'account_id']).doUpdateSet(change))
    .execute();
}

/** Who had a lead open, and what they began to write. */
export const listReaders = (db: Database, lead: string) =>
  db.selectFrom('lead_reader').selectAll().where('lead_id', '=', lead).execute();

/** What somebody began to write about a lead. */
export async function findOwnDraft(
  db: Database,
  { lead, account }: { lead: string; account: string },
): Promise<Desk['draft']> {
  const rows = db.selectFrom('lead_reader').selectAll().where('lead_id', '=', lead);
  const row = await rows.where('account_id', '=', account).executeTakeFirst();
  return row ? readStoredDraft(row) : null;
}

/** Up to when somebody has read each of some leads, and whether they are mentioned there. */
export async function listReadTimes(db: Database, account: string, leads: readonly string[]) {
  if (leads.length === 0) return new Map<string, { readAt: string; isMentioned: boolean }>();
  const columns = ['lead_id', 'read_at', 'mentioned_at'] as const;
  const rows = db.selectFrom('lead_reader').select(columns).where('account_id', '=', account);
  const found = await rows.where('lead_id', 'in', leads).execute();
  return new Map(
    found.map((row) => [row.lead_id, { readAt: row.read_at ?? '', isMentioned: row.mentioned_at !== null }]),
  );
}
