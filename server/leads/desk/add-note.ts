import { randomUUIDv7 } from 'node:crypto';
import type { Database } from '#server/core/db/database.ts';
import { hashFields, type Idempotency } from '#server/leads/forms/idempotency-service.ts';
import { leadTables } from '#server/leads/kinds/lead-kinds.ts';
import { endMention, insertNote, listNotes } from '#server/leads/thread/thread-queries.ts';
import { mayUse } from '#shared/accounts/staff-sections.ts';
import { AppError, fieldRefused } from '#shared/errors.ts';
import { deskLimits } from '#shared/leads/desk.ts';
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
  /** Locks the lead. */
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
