import type { AppError } from '#shared/errors.ts';

/** An uploaded file on its way in. */
export type ReceivedFile = {
  /** The field of the form it came in. */
  field: string;
  /** Where it lies for now. */
  file: string;
  /** What the sender calls it, safe to show and to offer for download; never part of a path. */
  originalName: string;
  bytes: number;
  /** Why it was refused on its way, with nothing left of it; only where the rest of a form was wanted all the same. */
  refusal?: AppError;
};

const maxLength = 200;
// Control characters and lone surrogates, and marks that turn the direction of text: `fdp.exe` must not read `exe.pdf`.
const unsafe = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff\ufffd]/gu;

/** A sent file name without folders, control characters and direction marks, at most 200 characters, its ending kept. */
export function safeFileName(sent: string): string {
  const base = sent.split(/[\\/]/).at(-1) ?? '';
  const clean = base.normalize('NFC').replace(unsafe, '').replace(/\s+/gu, ' ').trim().replace(/^\.+/, '');
  return shorten(clean) || 'file';
}

function shorten(name: string): string {
  const characters = [...name];
  if (characters.length <= maxLength) return name;
  const ending = [...(/\.[^.]{1,16}$/u.exec(name)?.[0] ?? '')];
  return [...characters.slice(0, maxLength - ending.length), ...ending].join('');
}
