import type { AppError } from '#shared/errors.ts';
import { cutText } from '#shared/text/cut-between-signs.ts';
import { withoutInvisibleSigns } from '#shared/text/normal-text.ts';

/** An uploaded file on its way in. */
export type ReceivedFile = {
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
// Control characters and lone surrogates; bidirectional marks are invisible: `fdp.exe` must not read `exe.pdf`.
const unsafe = /[\p{Cc}\p{Cs}\u2028\u2029\ufffd]/gu;

/**
 * An uploaded file name without folders, control characters and invisible signs, at most 200 characters, with its
 * ending.
 */
export function safeFileName(sent: string): string {
  const base = sent.split(/[\\/]/).at(-1) ?? '';
  const clean = withoutInvisibleSigns(base.normalize('NFC'))
    .replace(unsafe, '')
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/^\.+/, '');
  return shorten(clean) || 'file';
}

function shorten(name: string): string {
  if (name.length <= maxLength) return name;
  const ending = /\.[^.]{1,16}$/u.exec(name)?.[0] ?? '';
  return cutText(name, maxLength - ending.length) + ending;
}
