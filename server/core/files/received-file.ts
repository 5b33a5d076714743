import type { AppError } from '#shared/errors.ts';
import { cutText } from '#shared/text/cut-between-signs.ts';

/** An uploaded file on its way in. */
export type ReceivedFile = {
  /** The form field. */
  field: string;
  /** Its temporary path. */
  file: string;
  /** Its original name, made safe for display and download; never part of a path. */
  originalName: string;
  bytes: number;
  /** The refusal during the upload, when the rest of the form is still needed; then no file is left. */
  refusal?: AppError;
};

const maxLength = 200;
// Control characters, lone surrogates and bidirectional marks: `fdp.exe` must not read `exe.pdf`.
const unsafe = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff\ufffd]/gu;

/**
 * An uploaded file name without folders, control characters and direction marks, at most 200 characters, with its
 * ending.
 */
export function safeFileName(sent: string): string {
  const base = sent.split(/[\\/]/).at(-1) ?? '';
  const clean = base.normalize('NFC').replace(unsafe, '').replace(/\s+/gu, ' ').trim().replace(/^\.+/, '');
  return shorten(clean) || 'file';
}

function shorten(name: string): string {
  if (name.length <= maxLength) return name;
  const ending = /\.[^.]{1,16}$/u.exec(name)?.[0] ?? '';
  return cutText(name, maxLength - ending.length) + ending;
}
