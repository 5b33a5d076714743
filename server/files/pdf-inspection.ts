import { readFile } from 'node:fs/promises';
import type { FileMark } from '#shared/file-marks.ts';
import { withoutEscapes } from './pdf-names.ts';
import { hidesObjects } from './pdf-object-streams.ts';

/**
 * Features that make a reader do more than show pages: scripts, launching programs, submitting forms, embedded files,
 * media (ISO 32000-2, 12.6 and 7.11.4). Plain links and destinations are allowed.
 */
const active =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToE|Rendition|Movie|Screen)(?![\w#])/;

/**
 * The risks of a PDF, found without running it: `encrypted`, `active` (contains or hides more than pages), `damaged`
 * (misplaced cross-reference table). Never fails, and takes linear time.
 */
export async function inspectPdf(file: string): Promise<FileMark[]> {
  const bytes = await readFile(file);
  const text = bytes.toString('latin1');
  const plain = withoutEscapes(bytes).toString('latin1');
  const isEncrypted = /\/Encrypt(?![\w#])/.test(plain);
  const isActive = active.test(plain) || (!isEncrypted && hidesObjects({ bytes, text, plain }, holdsActive));
  const marks: [FileMark, boolean][] = [
    ['encrypted', isEncrypted],
    ['active', isActive],
    ['damaged', !hasTableOfContents(text)],
  ];
  return marks.flatMap(([mark, holds]) => (holds ? [mark] : []));
}

function holdsActive(objects: Buffer): boolean {
  return active.test(withoutEscapes(objects).toString('latin1'));
}

/** Whether it has objects at all; otherwise it is not a PDF. */
export function hasObjects(bytes: Buffer): boolean {
  const hasOne = /\b\d+\s+\d+\s+obj\b/.test(bytes.toString('latin1'));
  return hasOne && /\/Root(?![\w#])/.test(withoutEscapes(bytes).toString('latin1'));
}

/** Whether the last `startxref` points to a cross-reference table or stream. */
function hasTableOfContents(text: string): boolean {
  const offsets = [...text.slice(-4096).matchAll(/startxref\s+(\d{1,10})\s+%%EOF/g)];
  const offset = Number(offsets.at(-1)?.[1] ?? Number.NaN);
  // Some programs count offsets from the header, which need not be the first byte.
  const begin = text.indexOf('%PDF-');
  return [offset, offset + begin].some((at) => /^\s*(?:xref\b|\d+\s+\d+\s+obj\b)/.test(text.slice(at, at + 40)));
}
