import type { Database } from '#server/core/db/database.ts';
import type { DraftKind } from '#shared/leads/desk.ts';

/** Notes that somebody has a lead open, and what else changed: up to when they read it, what they began to write. */
export async function noteReader(
  db: Database,
  { lead, account }: { lead: string; account: string },
  change: {
    here_at: string;
    read_at?: string;
    mentioned_at?: string;
    draft_kind?: DraftKind | null;
    draft?: string | null;
  },
): Promise<void> {
  await db
    .insertInto('lead_reader')
    .values({ lead_id: lead, account_id: account, ...change })
    .onConflict((conflict) => conflict.columns(['lead_id', 'account_id']).doUpdateSet(change))
    .execute();
}

/** Who had a lead open, and what they began to write. */
export const listReaders = (db: Database, lead: string) =>
  db.selectFrom('lead_reader').selectAll().where('lead_id', '=', lead).execute();

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
