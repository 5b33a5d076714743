import type { Database } from '#server/core/db/database.ts';
import { byTableName } from '#server/core/db/tables/dynamic-table.ts';
import type { DeskTab } from '#shared/leads/desk.ts';
import { type LeadKind, leadKinds, type SuspicionReason, waitsApart } from '#shared/leads/lead.ts';
import { leadEntries } from '#shared/leads/lead-entries.ts';
import { type LeadEntry, listLeadFields } from '#shared/leads/lead-entry.ts';
import { spellCountry } from '#shared/search/named-region.ts';
import type { CameFrom } from '#shared/site/visit.ts';
import { clockFacts } from './desk-clock.ts';
import { insertLeadEvent, type Mover } from './lead-event-queries.ts';
import { companyKey } from './same-company.ts';
import { mailboxKey, nameKey } from './same-person.ts';

type Row = Readonly<Record<string, unknown>>;
type Spoken = { id: string; author: 'staff' | 'visitor'; created_at: string } | undefined;

type Standing = {
  last: Spoken;
  isClosed: boolean;
  /** Whether the last letter to its sender came back, or could not be delivered. */
  isReturned: boolean;
};

/** Stands before each name; another one when keys are formed otherwise, so that all are renewed. */
const keyEdition = '6 ';

/** The key of a name as leads have it; '' for none. */
export function writeNameKey(fullName: string): string {
  const key = nameKey(fullName);
  return key && keyEdition + key;
}

/** Where a lead stands follows from its status, from who spoke last and from whether staff closed it. */
function chooseTab(kind: LeadKind, row: Row, { last, isClosed, isReturned }: Standing): DeskTab {
  const { statuses = [], steps } = (leadEntries[kind] as LeadEntry).fields.status ?? {};
  const status = String(row.status);
  if (isClosed) return 'done';
  if (waitsApart(String(row.suspicion).split(' ').filter(Boolean) as SuspicionReason[])) return 'suspicious';
  if (row.word_at || isReturned || (steps && status === statuses[0])) return 'us';
  // Beyond the steps: a decision.
  if (steps && status !== steps.seen && status !== steps.answered) return 'done';
  const isAnswered = steps && status === steps.answered && steps.answered !== steps.seen;
  return isAnswered || last?.author === 'staff' ? 'them' : 'us';
}

/** The product, the products of its lines, or the opening that a lead is about, with blanks between several. */
function joinSubjects(kind: LeadKind, row: Row): string | null {
  const about = listLeadFields(leadEntries[kind]).find(([, { subject }]) => subject)?.[1];
  if (about) return (row[about.column] as string | null) || null;
  const lines = kind === 'quote' ? (JSON.parse(String(row.lines)) as { product?: string | null }[]) : [];
  return [...new Set(lines.flatMap(({ product }) => product ?? []))].join(' ') || null;
}

/**
 * Puts a lead where it stands now; needed after each change of it or of its thread, in the same transaction. A status that
 * became another one is noted, with who moved it.
 */
export async function refreshDesk(
  db: Database,
  kind: LeadKind,
  id: string,
  mover: Mover = { cause: 'hand' },
): Promise<void> {
  const row = await byTableName(db).selectFrom(kind).selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return;
  const last: Spoken = await db
    .selectFrom('lead_message')
    .select(['id', 'author', 'created_at'])
    .where('lead_id', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const returned = await db
    .selectFrom('lead_mail')
    .select('id')
    .where('lead_id', '=', id)
    .where('kind', '=', 'bounce')
    .where('created_at', '>', last?.created_at ?? '')
    .executeTakeFirst();
  const undelivered = await db
    .selectFrom('mail')
    .select('id')
    .where('id', '=', last?.id ?? '')
    .where('state', 'in', ['refused', 'given_up'])
    .executeTakeFirst();
  const follow = await db.selectFrom('lead_follow').select('closed_at').where('lead_id', '=', id).executeTakeFirst();
  const cameFrom = row.came_from ? (JSON.parse(String(row.came_from)) as CameFrom) : undefined;
  const before = await db.selectFrom('lead_desk').selectAll().where('id', '=', id).executeTakeFirst();
  const status = row.status ? String(row.status) : null;
  const stagedAt = before?.status ? new Date().toISOString() : String(row.created_at);
  const isClosed = Boolean(follow?.closed_at || row.anonymised_at);
  const createdAt = String(row.created_at);
  const tab = chooseTab(kind, row, { last, isClosed, isReturned: Boolean(returned ?? undelivered) });
  const facts = {
    name_key: row.anonymised_at ? '' : writeNameKey(String(row.full_name)),
    company_key: row.anonymised_at ? '' : companyKey(String(row.company ?? '')),
    mailbox_key: row.anonymised_at || !row.email ? '' : mailboxKey(String(row.email)),
    status,
    staged_at: before?.status === status ? (before?.staged_at ?? stagedAt) : stagedAt,
    tab,
    ...(await clockFacts(db, { kind, id, createdAt, tab, last }, before)),
    moved_at: last?.created_at ?? createdAt,
    subject_id: joinSubjects(kind, row),
    country: row.country ? String(row.country) : null,
    country_key: row.country ? spellCountry(String(row.country)) : null,
    source: cameFrom?.campaign || cameFrom?.referrer || null,
    ...(row.anonymised_at ? { next_step: null, next_step_on: null, answer_by: null, tags: '[]', rating: null } : {}),
  };
  await db
    .insertInto('lead_desk')
    .values({ id, kind, reference: String(row.reference), ...facts })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(facts))
    .execute();
  if (before?.status)
    await insertLeadEvent(db, { lead: id, field: 'status', before: before.status, after: status }, mover);
}

/** Since when a lead waits for staff, or last did; since it came where it never has. */
export async function findWaitStart(db: Database, id: string): Promise<string | null> {
  const rows = db.selectFrom('lead_desk').select(['waits_since', 'arrived_at']).where('id', '=', id);
  const row = await rows.executeTakeFirst();
  return row?.waits_since ?? row?.arrived_at ?? null;
}

/** Up to `limit` leads that are not on the desk as this release puts them there. */
export async function listMissingOnDesk(db: Database, limit: number): Promise<{ kind: LeadKind; id: string }[]> {
  const missing = await Promise.all(
    leadKinds.map(async (kind) => {
      const rows = await db
        .selectFrom(kind)
        .select('id')
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('lead_desk')
                .select('lead_desk.id')
                .whereRef('lead_desk.id', '=', `${kind}.id`)
                .where(({ or, eb }) => or([eb('name_key', '=', ''), eb('name_key', 'like', `${keyEdition}%`)]))
                .where('lead_desk.arrived_at', 'is not', null),
            ),
          ),
        )
        .limit(limit)
        .execute();
      return rows.map(({ id }) => ({ kind, id }));
    }),
  );
  return missing.flat();
}

const completedAtOnce = 100;

/** Whether every lead is on the desk; those that an earlier release stored may not be. */
export const isDeskComplete = async (db: Database): Promise<boolean> => (await listMissingOnDesk(db, 1)).length === 0;

/** Puts leads on the desk that an earlier release stored. */
export async function completeDesk(db: Database): Promise<void> {
  for (;;) {
    const missed = await listMissingOnDesk(db, completedAtOnce);
    if (missed.length === 0) return;
    await db.transaction().execute(async (transaction) => {
      for (const { kind, id } of missed) await refreshDesk(transaction, kind, id);
    });
  }
}
