import type { MailedLead } from '#server/leads/letters/lead-letters.ts';
import { fieldRefused } from '#shared/errors.ts';
import { type Author, followLimits, type Thread } from '#shared/leads/follow.ts';
import type { LeadKind } from '#shared/leads/lead.ts';

/** What a visitor may still add to one lead. */
export type Room = { messages: number; files: number; bytes: number };

/** A lead by its kind and id. */
export type Named = { kind: LeadKind; id: string };
/** What the private page shows: what was asked, where it stands, and what followed. */
export type Followed = Named & { lead: MailedLead; thread: Thread; room: Room };

type Counted = {
  messages: readonly { _id: string; author: Author }[];
  files: readonly { size: number; message: string | null }[];
};

/** Of `most` messages of its sender; files of staff take no room away. */
export function measureRoom({ messages, files: all }: Counted, most: number = followLimits.messages): Room {
  const ofStaff = new Set(messages.flatMap(({ _id, author }) => (author === 'staff' ? [_id] : [])));
  const files = all.filter(({ message }) => message === null || !ofStaff.has(message));
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return {
    messages: most - messages.filter(({ author }) => author === 'visitor').length,
    files: followLimits.files - files.length,
    bytes: followLimits.bytes - bytes,
  };
}

/** @throws AppError `invalid` when no more fits */
export function requireRoom(room: Room, files: readonly { size: number }[]): void {
  if (room.messages <= 0) throw fieldRefused('text', 'follow_full');
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (files.length > 0 && (files.length > room.files || bytes > room.bytes))
    throw fieldRefused('files', 'follow_files_full');
}

/** What was seen of a thread: up to the message with the id `seen` ('' stands for none), or up to a moment. */
export type SeenOfThread = { seen?: string | undefined; until?: string | undefined };

type Written = { _id: string; author: Author; createdAt: string };

/** @throws AppError `conflict`, with the field `seen`, when its sender wrote after what was seen */
export function requireWordsSeen(messages: readonly Written[], { seen, until }: SeenOfThread): void {
  const words = messages.slice(messages.findIndex(({ _id }) => _id === seen) + 1);
  const isUnseen = ({ author, createdAt }: Written): boolean =>
    author === 'visitor' && (seen !== undefined || (until !== undefined && createdAt > until));
  if (words.some(isUnseen)) throw fieldRefused('seen', 'desk_word_unseen', 'conflict');
}

/** @throws AppError `conflict` when something was written after the message with the id `seen`; '' stands for none */
export function requireNothingNewer(messages: readonly { _id: string }[], seen: string | undefined): void {
  const last = messages.at(-1)?._id ?? '';
  if (seen !== undefined && seen !== last) throw fieldRefused('seen', 'follow_moved', 'conflict');
}
