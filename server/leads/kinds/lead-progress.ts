import type { Database } from '#server/core/db/database.ts';
import { insertLeadEvent } from '#server/leads/desk-row/lead-event-queries.ts';
import { listMessages } from '#server/leads/thread/thread-queries.ts';
import type { MessageKind } from '#shared/leads/follow.ts';
import { type LeadKind, waitsApart } from '#shared/leads/lead.ts';
import { leadEntries } from '#shared/leads/lead-entries.ts';
import type { LeadEntry } from '#shared/leads/lead-entry.ts';
import { leadTables } from './lead-kinds.ts';

type Named = { kind: LeadKind; id: string };
type Steps = { first: string; seen: string; answered: string };

/** The status of one that waits, of one that staff looked at, and of one that they answered; undefined where it has none. */
function findSteps(kind: LeadKind): Steps | undefined {
  const { statuses, steps } = (leadEntries[kind] as LeadEntry).fields.status ?? {};
  return statuses && steps && { first: statuses[0], ...steps };
}

const statusOf = (lead: object | undefined): unknown => lead && 'status' in lead && lead.status;

/** A word of its sender lets a lead wait again. @returns whether its status was another one than the first */
export async function senderWrote(transaction: Database, { kind, id }: Named, at: string): Promise<boolean> {
  const table = leadTables[kind];
  const steps = findSteps(kind);
  const before = steps && statusOf(await table.find(transaction, id));
  if (steps) await table.setStatus(transaction, id, steps.first, { cause: 'sender' });
  await table.setWord(transaction, id, at);
  return steps !== undefined && before !== steps.first;
}

/** What staff write ends the waiting, and moves the status on unless they choose one with it. */
export async function staffWrote(
  transaction: Database,
  { kind, id }: Named,
  { written, by, isDecided }: { written: MessageKind; by: string | undefined; isDecided: boolean },
): Promise<void> {
  const table = leadTables[kind];
  const steps = findSteps(kind);
  await table.setWord(transaction, id, null);
  // By answering, staff say that the sender is a person: the marks of suspicion go.
  const suspicion = (await table.find(transaction, id))?.suspicion ?? [];
  if (waitsApart(suspicion)) {
    await table.setSuspicion(transaction, id, '');
    const noted = { lead: id, field: 'suspicion', before: suspicion.join(' '), after: '' } as const;
    await insertLeadEvent(transaction, noted, { by, cause: 'answer' });
  }
  if (!steps || isDecided) return;
  const { first, seen, answered } = steps;
  const mover = { by, cause: 'answer' } as const;
  await table.setStatus(transaction, id, written === 'answer' ? answered : seen, { ...mover, seen: first });
  if (written === 'answer' && answered !== seen) await table.setStatus(transaction, id, answered, { ...mover, seen });
}

/** No word waits in a closed lead; in one that is opened again the last word of its sender, unless staff did something after it. */
export async function moveWord(transaction: Database, { kind, id }: Named, isClosed: boolean): Promise<void> {
  const table = leadTables[kind];
  const last = isClosed ? undefined : (await listMessages(transaction, id)).at(-1);
  const steps = findSteps(kind);
  const isUntouched = !steps || statusOf(await table.find(transaction, id)) === steps.first;
  await table.setWord(transaction, id, last?.author === 'visitor' && isUntouched ? last.createdAt : null);
}
