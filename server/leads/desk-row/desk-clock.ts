import { setImmediate } from 'node:timers/promises';
import type { Database } from '#server/core/db/database.ts';
import type { DeskTables } from '#server/core/db/tables/desk-tables.ts';
import { type AnswerClock, readAnswerClock } from '#server/core/settings/answer-clock.ts';
import type { DeskTab } from '#shared/leads/desk.ts';
import type { LeadKind } from '#shared/leads/lead.ts';

type DeskRow = DeskTables['lead_desk'];
type Before = Pick<DeskRow, 'tab' | 'waits_since' | 'due_at' | 'answer_by' | 'answered_at'>;

type Lead = {
  kind: LeadKind;
  id: string;
  createdAt: string;
  /** Where it stands now. */
  tab: DeskTab;
  /** The last message of its thread. */
  last: { author: 'staff' | 'visitor'; created_at: string } | undefined;
};

const iso = (at: number): string => new Date(at).toISOString();

/** By when a lead of a kind is to be answered that waits since an instant, unless staff chose another time since. */
function findDueTime(
  { calendar, minutesFor }: AnswerClock,
  { kind, since, chosen }: { kind: LeadKind; since: string; chosen: string | null | undefined },
): string {
  return chosen && chosen > since ? chosen : iso(calendar.after(Date.parse(since), minutesFor(kind)));
}

/** Since when a lead waits: a further word does not set the clock back, nor does closing and opening it again. */
function waitsSince({ last, createdAt }: Lead, before: Before | undefined, staffWrote: string | null): string {
  const known = before?.waits_since;
  if (before?.tab === 'us' && known) return known;
  if (last?.author === 'visitor' && last.created_at > (known ?? '')) return last.created_at;
  if (!known) return createdAt;
  return staffWrote && staffWrote > known ? iso(Date.now()) : known;
}

/** When staff first answered: by a message, or by a status that says so. */
function answeredAt({ tab, last }: Lead, before: Before | undefined, first: string | null): string | null {
  const known = before?.answered_at;
  if (first && !(known && known < first)) return first;
  if (known) return !first && tab === 'us' && last?.author !== 'visitor' ? null : known;
  // A decision on an applicant, of which nothing was sent, is no answer.
  return before?.tab === 'us' && tab === 'them' ? iso(Date.now()) : null;
}

/** What the desk stores of the time that a lead waits and that its answer took; `before` is what it stored until now. */
export async function clockFacts(db: Database, lead: Lead, before: Before | undefined) {
  const { kind, id, createdAt, tab } = lead;
  const { first, latest } = await db
    .selectFrom('lead_message')
    .select(({ fn }) => [
      fn.min<string | null>('created_at').as('first'),
      fn.max<string | null>('created_at').as('latest'),
    ])
    .where('lead_id', '=', id)
    .where('author', '=', 'staff')
    .executeTakeFirstOrThrow();
  const clock = await readAnswerClock(db);
  const since = tab === 'us' ? waitsSince(lead, before, latest) : (before?.waits_since ?? null);
  const answered = answeredAt(lead, before, first);
  // A time that staff chose is for the answer that was waited for, not for the next one.
  const isChosenTimeUsed =
    before?.tab === 'us' ? tab === 'them' : before?.tab === 'done' && since !== before.waits_since;
  const chosen = isChosenTimeUsed ? null : before?.answer_by;
  const due = before?.due_at ?? findDueTime(clock, { kind, since: createdAt, chosen: null });
  const { calendar } = clock;
  return {
    arrived_at: createdAt,
    waits_since: since,
    due_at: tab === 'us' && since ? findDueTime(clock, { kind, since, chosen }) : null,
    ...(isChosenTimeUsed && { answer_by: null }),
    answered_at: answered,
    ...(answered === null
      ? { answer_minutes: null, in_time: null }
      : answered !== before?.answered_at && {
          answer_minutes: Math.round(calendar.minutesBetween(Date.parse(createdAt), Date.parse(answered))),
          in_time: Number(answered <= due),
        }),
  };
}

const leadsAtOnce = 200;

/** Works out anew by when each waiting lead is to be answered; in short transactions. */
export async function renewDeadlines(db: Database): Promise<void> {
  for (let last = ''; ; await setImmediate()) {
    const rows = await db.transaction().execute(async (transaction) => {
      const clock = await readAnswerClock(transaction);
      const waiting = await transaction
        .selectFrom('lead_desk')
        .select(['id', 'kind', 'waits_since', 'answer_by', 'due_at'])
        .where('tab', '=', 'us')
        .where('id', '>', last)
        .orderBy('id')
        .limit(leadsAtOnce)
        .execute();
      for (const { id, kind, waits_since: since, answer_by: chosen, due_at } of waiting) {
        const due = since && findDueTime(clock, { kind, since, chosen });
        if (!due || due === due_at) continue;
        const change = transaction.updateTable('lead_desk').set({ due_at: due });
        await change.where('id', '=', id).where('waits_since', '=', since).where('tab', '=', 'us').execute();
      }
      return waiting;
    });
    if (rows.length < leadsAtOnce) return;
    last = rows.at(-1)?.id ?? last;
  }
}
