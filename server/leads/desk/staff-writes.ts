import { randomUUIDv7 } from 'node:crypto';
import type { Database } from '#server/core/db/database.ts';
import { findWaitStart } from '#server/leads/desk-row/desk-row-queries.ts';
import { hashFields, type Idempotency } from '#server/leads/forms/idempotency-service.ts';
import { leadTables } from '#server/leads/kinds/lead-kinds.ts';
import { endMention, insertNote, listNotes } from '#server/leads/thread/thread-queries.ts';
import { mayUse } from '#shared/accounts/staff-sections.ts';
import { AppError, fieldRefused } from '#shared/errors.ts';
import { type DeskChange, deskLimits } from '#shared/leads/desk.ts';
import { sectionOfLead } from '#shared/leads/lead.ts';
import type { DeskEntry } from './desk-queries.ts';
import { findMentioned, tellMentioned } from './mentions.ts';

export type NoteParts = { db: Database; idempotency: Pick<Idempotency, 'storeOnce'>; siteUrl: string };

type NewNote = {
  text: string;
  /** The account that writes. */
  by: string;
  /** The same with each try. */
  key: string | undefined;
  at: string;
  lock: (transaction: Database) => Promise<void>;
};

/** Adds a note, once for its key, and tells those whom it mentions. @throws as `note` of the desk */
export async function addNote(
  { db, idempotency, siteUrl }: NoteParts,
  { _id, kind, reference }: Pick<DeskEntry, '_id' | 'kind' | 'reference'>,
  { text, by, key, at, lock }: NewNote,
): Promise<void> {
  const mentioned = await findMentioned(db, text);
  const stranger = mentioned.find(({ role }) => !mayUse(role, sectionOfLead(kind)));
  if (stranger) throw fieldRefused('text', 'desk_mention_refused', 'invalid', { name: stranger.username });
  const hash = { fields: hashFields(kind, { text, by }) };
  const sent = { kind, key: key && `note ${_id} ${key}`, hash, networks: [] };
  await idempotency.storeOnce(sent, async (transaction) => {
    await lock(transaction);
    if ((await listNotes(transaction, _id)).length >= deskLimits.notes) throw new AppError('conflict', 'follow_full');
    await insertNote(transaction, _id, { _id: randomUUIDv7(), text, by, createdAt: at });
    await endMention(transaction, _id, by);
    const others = mentioned.filter(({ id }) => id !== by);
    await tellMentioned(transaction, others, { lead: _id, reference, siteUrl, at });
    await leadTables[kind].index(transaction, _id);
    return { _id, reference, createdAt: at };
  });
}

/** @throws AppError `invalid` for a time by which to answer at which the lead did not wait yet: it would never be used */
export async function requireUsableTime(db: Database, id: string, answerBy: string): Promise<void> {
  const since = await findWaitStart(db, id);
  if (since && Date.parse(answerBy) <= Date.parse(since)) throw fieldRefused('answerBy', 'desk_answer_by_early');
}

const guarded = ['owner', 'nextStep', 'nextStepOn'] as const;

/** @throws AppError `conflict`, at the field, where somebody else changed since what a change says was seen */
export function requireSeen(before: Pick<DeskEntry, (typeof guarded)[number]>, { seen = {}, ...change }: DeskChange) {
  for (const name of guarded) {
    const isOver = change[name] !== undefined && seen[name] !== undefined && seen[name] !== before[name];
    if (isOver && change[name] !== before[name]) throw fieldRefused(name, 'desk_changed_meanwhile', 'conflict');
  }
}
