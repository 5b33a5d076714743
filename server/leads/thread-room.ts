import { fieldRefused } from '#shared/errors.ts';
import { type Author, followLimits } from '#shared/follow.ts';

/** What a visitor may still add to one lead. */
export type Room = { messages: number; files: number; bytes: number };

type Counted = { messages: readonly { author: Author }[]; files: readonly { size: number }[] };

export function roomOf({ messages, files }: Counted): Room {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return {
    messages: followLimits.messages - messages.filter(({ author }) => author === 'visitor').length,
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
