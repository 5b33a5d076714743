import { readFile } from 'node:fs/promises';
import type { FileMark } from '#shared/file-marks.ts';
import { withoutEscapes } from './pdf-names.ts';
import { hidesObjects } from './pdf-object-streams.ts';

/**
 * What makes a reader do something other than show pages: run scripts, start programs, send forms, open enclosed
 * files, play media (ISO 32000-2, 12.6 and 7.11.4). Plain links and destinations are not among them.
 */
const active =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToE|Rendition|Movie|Screen)(?![\w#])/;

/**
 * What speaks against opening a PDF in a reader, without running any of it: `encrypted`, `active` (it holds, or hides
 * from us, something other than pages), `damaged` (its table of contents is not where it says). Never fails for what
 * the bytes are, and takes time in proportion to their number.
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

/** Whether it has objects at all; without one it is no PDF, whatever it begins and ends with. */
export function hasObjects(bytes: Buffer): boolean {
  const hasOne = /\b\d+\s+\d+\s+obj\b/.test(bytes.toString('latin1'));
  return hasOne && /\/Root(?![\w#])/.test(withoutEscapes(bytes).toString('latin1'));
}

/** Whether the last `startxref` leads to a table or to a stream that is one. */
function hasTableOfContents(text: string): boolean {
  const offsets = [...text.slice(-4096).matchAll(/startxref\s+(\d{1,10})\s+%%EOF/g)];
  const offset = Number(offsets.at(-1)?.[1] ?? Number.NaN);
  // Some programs count from the header, which need not be the first byte.
  const begin = text.indexOf('%PDF-');
  return [offset, offset + begin].some((at) => /^\s*(?:xref\b|\d+\s+\d+\s+obj\b)/.test(text.slice(at, at + 40)));
}
