import { readFile } from 'node:fs/promises';
import type { FileMark } from '#shared/leads/file-marks.ts';
import { cutText } from '#shared/text/cut-between-signs.ts';
import { storableText } from '#shared/text/storable-text.ts';
import { holdsActiveContent, rulesOfStaff } from './pdf-actions.ts';
import { readObjects } from './pdf-objects.ts';
import { TooMuch } from './pdf-values.ts';

/**
 * The risks of a PDF, found without running it: `encrypted` (a password is needed), `active` (contains or hides more than
 * pages), `damaged` (misplaced cross-reference table). Its objects are read, never its words: a text, a font or an address
 * may be called anything. Never fails, and takes linear time.
 */
export async function inspectPdf(file: string): Promise<FileMark[]> {
  const bytes = await readFile(file);
  const { isLocked, isActive } = lookInto(bytes);
  const marks: [FileMark, boolean][] = [
    ['encrypted', isLocked],
    ['active', isActive],
    ['damaged', !hasTableOfContents(bytes.toString('latin1'))],
  ];
  return marks.flatMap(([mark, holds]) => (holds ? [mark] : []));
}

function lookInto(bytes: Buffer): { isLocked: boolean; isActive: boolean } {
  try {
    const objects = readObjects(bytes);
    return { isLocked: objects.isLocked, isActive: objects.isHiding || holdsActiveContent(objects) };
  } catch (error) {
    if (error instanceof TooMuch) return { isLocked: false, isActive: true };
    throw error;
  }
}

/**
 * Why a document is of no use to its readers or may harm them: `locked` behind a password, or `active`; what
 * cannot be looked into may hide it. @throws TooMuch
 */
export function findPublishingRisk(bytes: Buffer): 'locked' | 'active' | undefined {
  const objects = readObjects(bytes);
  if (objects.isLocked) return 'locked';
  return objects.isHiding || holdsActiveContent(objects, rulesOfStaff) ? 'active' : undefined;
}

/** Whether it has objects at all; otherwise it is not a PDF. */
export function hasObjects(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  return /\b\d+\s+\d+\s+obj\b/.test(text) && /\/Root(?![\w#])/.test(text);
}

/** Where a PDF ends, with the place of its table of contents: its last sign may be lost, as readers do without it. */
export const endOfPdf =
  /startxref\s+(\d{1,10})[\s\0]*(?:%(?!%EOF)[^\r\n]{0,200}[\r\n][\s\0]*){0,40}(?:%%EOF|%{0,2}E?O?$)/;

/** Whether the last `startxref` points to a cross-reference table or stream. */
function hasTableOfContents(text: string): boolean {
  const last = text.lastIndexOf('startxref');
  const [, written] = endOfPdf.exec(text.slice(Math.max(0, last), last + 8_000)) ?? [];
  if (last < 0 || written === undefined) return false;
  const offset = Number(written);
  // Some programs count offsets from the header, which need not be the first byte.
  const begin = text.slice(0, 1024).indexOf('%PDF-');
  return [offset, offset + begin].some((at) => /^\s*(?:xref\b|\d+\s+\d+\s+obj\b)/.test(text.slice(at, at + 40)));
}

const mostPages = 20;
const mostCharacters = 20_000;

/** Whether readers can open a PDF and its first page, repairing its tables as they all do. Never fails; may take long. */
export async function canBeOpened(file: string): Promise<boolean> {
  const reading = await startReading(file);
  try {
    await (await reading.promise).getPage(1);
    return true;
  } catch {
    return false;
  } finally {
    await reading.destroy();
  }
}

async function startReading(file: string) {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const data = new Uint8Array(await readFile(file));
  // Nothing is drawn, and nothing outside the file is read.
  return getDocument({ data, verbosity: 0, disableFontFace: true, useSystemFonts: false, enableXfa: false });
}

/** The words of a PDF, of its first pages; '' where there are none, as in scanned ones. @throws Error for a broken file */
export async function readPdfText(file: string): Promise<string> {
  const reading = await startReading(file);
  try {
    const document = await reading.promise;
    const texts: string[] = [];
    for (let number = 1; number <= Math.min(document.numPages, mostPages); number++) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      texts.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
      page.cleanup();
    }
    return cutText(storableText(texts.join('\n').replace(/\s+/g, ' ')), mostCharacters);
  } finally {
    await reading.destroy();
  }
}
