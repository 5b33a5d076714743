import { readFile, stat } from 'node:fs/promises';
import { fieldRefused, isAppError } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';
import type { MessageKey } from '#shared/text/message-key.ts';
import { refuseLargerThan } from '../upload-rules.ts';
import { endOfPdf, findPublishingRisk, hasObjects } from './pdf-inspection.ts';
import { TooMuch } from './pdf-values.ts';

// Readers look for the header in the first 1024 bytes and for the end in the last 1024 before what fills the file up.
const headBytes = 1024;
const tailBytes = 4096;

/** Signatures that a browser or a system would take for something else: pages, archives, programs, pictures. */
const otherBeginnings = /^(?:\s|\xef\xbb\xbf)*(?:<|PK|MZ|\x7fELF|#!|GIF8|\xff\xd8\xff|\x89PNG|Rar!|7z\xbc\xaf|BM|RIFF)/;

/**
 * Accepts a PDF by its content, whatever its name, up to and including 5 MiB.
 * @throws AppError `wrong_type` (415), `too_large` (413); each naming `field`
 */
export async function checkCv(file: string, field = 'cv'): Promise<void> {
  refuseLargerThan(limits.cvBytes, (await stat(file)).size, field);
  const key: MessageKey = 'career_cv_type';
  if (!(await isPdf(file))) throw fieldRefused(field, key, 'wrong_type');
}

/**
 * As `checkCv`, but says of a PDF without its end that it is not complete: the specified sentence is for files that are
 * no PDF. @throws as `checkCv`
 */
export async function checkSentCv(file: string, field: string): Promise<void> {
  try {
    await checkCv(file, field);
  } catch (error) {
    const isCut =
      isAppError(error) && error.code === 'wrong_type' && findPdfFault(await readFile(file)) === 'incomplete';
    throw isCut ? fieldRefused(field, 'document_incomplete', 'wrong_type') : error;
  }
}

/**
 * Accepts a document that staff publish: visitors open it without a password, and nothing in it runs.
 * @throws AppError `wrong_type` (415), `invalid` (422) naming `field`, which says what is wrong with a PDF
 */
export async function checkDocument(file: string, field: string): Promise<void> {
  const bytes = await readFile(file);
  if (!(await isPdf(file))) throw fieldRefused(field, `document_${findPdfFault(bytes) ?? 'wrong_type'}`, 'wrong_type');
  const risk = findRisk(bytes);
  if (risk) throw fieldRefused(field, risk);
}

function findRisk(bytes: Buffer): MessageKey | undefined {
  try {
    const risk = findPublishingRisk(bytes);
    return risk && `document_${risk}`;
  } catch (error) {
    if (error instanceof TooMuch) return 'file_not_checked';
    throw error;
  }
}

/** What is wrong with a file that is empty, or a PDF without its end; undefined for any other. */
export function findPdfFault(bytes: Buffer): 'empty' | 'incomplete' | undefined {
  if (bytes.length === 0) return 'empty';
  const isWhole = /%%EOF\s*$/.test(bytes.toString('latin1', Math.max(0, bytes.length - headBytes)));
  const isArchive = bytes.includes('PK\x05\x06', 0, 'latin1');
  return beginsAsPdf(bytes) && !isWhole && !isArchive ? 'incomplete' : undefined;
}

function beginsAsPdf(bytes: Buffer): boolean {
  const head = bytes.toString('latin1', 0, headBytes);
  return /%PDF-\d|%!PS-Adobe-\d\.\d PDF-\d/.test(head) && !otherBeginnings.test(head);
}

/** Whether a file is a complete PDF and nothing else; mail programs and disks may have filled it up with blanks after its end. */
export async function isPdf(file: string): Promise<boolean> {
  const bytes = await readFile(file);
  if (!beginsAsPdf(bytes)) return false;
  const end = endWithoutFilling(bytes);
  const tail = bytes.toString('latin1', Math.max(0, end - tailBytes), end);
  // A central directory after the end would make the same bytes a ZIP.
  if (!endOfPdf.test(tail) || tail.includes('PK\x05\x06')) return false;
  return hasObjects(bytes);
}

const filling = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x1a, 0x20]);

function endWithoutFilling(bytes: Buffer): number {
  let end = bytes.length;
  while (end > 0 && filling.has(bytes[end - 1] ?? 0)) end--;
  return end;
}
