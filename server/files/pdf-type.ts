import { readFile, stat } from 'node:fs/promises';
import { fieldRefused } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';
import type { MessageKey } from '#shared/message-key.ts';
import { readBytes } from './file-head.ts';
import { hasObjects } from './pdf-inspection.ts';
import { refuseLargerThan } from './upload-rules.ts';

// Readers look for the header in the first 1024 bytes and for the end in the last 1024.
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

/** Whether a file is a complete PDF and nothing else. */
export async function isPdf(file: string): Promise<boolean> {
  const head = (await readBytes(file, 0, headBytes)).toString('latin1');
  if (!/%PDF-\d/.test(head) || otherBeginnings.test(head)) return false;
  const tail = (await readBytes(file, -tailBytes, tailBytes)).toString('latin1');
  // A central directory after the end would make the same bytes a ZIP.
  if (!/startxref\s+\d+\s+%%EOF/.test(tail) || tail.includes('PK\x05\x06')) return false;
  return hasObjects(await readFile(file));
}
