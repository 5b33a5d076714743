import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { fieldRefused } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';
import type { MessageKey } from '#shared/text/message-key.ts';
import { refuseLargerThan } from '../upload-rules.ts';
import { findPdfFault, isPdf } from './pdf-type.ts';

/** The ending that artwork or a drawing is stored with. */
export type ArtworkType = 'pdf' | 'png' | 'jpg';

/** What people send from their drawing programs, by its first bytes; the message says what to send instead. */
const refusedBeginnings: [string, MessageKey][] = [
  ['8BPS', 'artwork_psd'],
  ['\xc5\xd0\xd3\xc6', 'artwork_eps'],
  ['%!PS', 'artwork_ai'],
  ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'artwork_office'],
  ['{\\rtf', 'artwork_office'],
  ...['PK\x05\x06', 'Rar!', '7z\xbc\xaf', '\x1f\x8b'].map((head): [string, MessageKey] => [head, 'artwork_zip']),
];
const archiveEnd = 'PK\x05\x06';
// Illustrator writes PDF into its own files; printers need what is exported for them.
const refusedEndings: Record<string, MessageKey> = { '.ai': 'artwork_ai' };
// Of files that are no artwork by their content.
const exportedEndings: Record<string, MessageKey> = {
  ...{ '.eps': 'artwork_eps', '.psd': 'artwork_psd', '.zip': 'artwork_zip', '.cdr': 'artwork_cdr' },
  ...Object.fromEntries(
    'doc,docx,ppt,pptx,xls,xlsx,odt,odp,ods,odg,pub,rtf,pages,numbers,key'
      .split(',')
      .map((ending) => [`.${ending}`, 'artwork_office']),
  ),
};

const longestSide = 30_000;

/**
 * The type of artwork or a drawing by its content: a complete PDF, PNG or JPEG. Reads bytes and decodes nothing, so that
 * no picture library meets a stranger's file.
 * @throws AppError `wrong_type` (415) that says what to send instead, `too_large` (413); each naming `field`
 */
export async function checkArtwork(file: string, field: string, name: string): Promise<ArtworkType> {
  refuseLargerThan(limits.artworkBytes, (await stat(file)).size, field);
  const bytes = await readFile(file);
  const ending = extname(name).toLowerCase();
  const refused = refusedContent(bytes, ending) ?? refusedEndings[ending];
  if (refused) throw fieldRefused(field, refused, 'wrong_type');
  if (isPng(bytes)) return 'png';
  if (isJpeg(bytes)) return 'jpg';
  if (await isPdf(file)) return 'pdf';
  const fault = findPdfFault(bytes) ?? (isCutPicture(bytes) ? 'incomplete' : undefined);
  const key = fault ? (`artwork_${fault}` as const) : (exportedEndings[ending] ?? 'artwork_wrong_type');
  throw fieldRefused(field, key, 'wrong_type');
}

/** Whether a file begins as a picture and ends before its pixels do, with nothing else in it. */
function isCutPicture(bytes: Buffer): boolean {
  const head = bytes.toString('latin1', 0, 8);
  const isCut = head === '\x89PNG\r\n\x1a\n' ? !bytes.includes('IEND') : head.startsWith('\xff\xd8\xff');
  return isCut && !isOther(bytes, head.length);
}

function refusedContent(bytes: Buffer, ending: string): MessageKey | undefined {
  const head = bytes.toString('latin1', 0, 64);
  if (/^%!PS-Adobe[^\r\n]*EPSF/.test(head)) return 'artwork_eps';
  if (/^RIFF[\s\S]{4}CDR/i.test(head)) return 'artwork_cdr';
  if (head.startsWith('PK\x03\x04')) return zippedContent(bytes) ?? exportedEndings[ending] ?? 'artwork_zip';
  return refusedBeginnings.find(([beginning]) => head.startsWith(beginning))?.[1];
}

/** The program whose files are archives of this content, by the list of names at the end. */
function zippedContent(bytes: Buffer): MessageKey | undefined {
  const end = bytes.lastIndexOf(archiveEnd);
  if (end < 0 || end + 20 > bytes.length) return undefined;
  const names = bytes.toString('latin1', bytes.readUInt32LE(end + 16), end);
  if (/content\/(?:riffData\.cdr|root\.dat)/.test(names)) return 'artwork_cdr';
  return /\[Content_Types\]\.xml|META-INF\/manifest\.xml/.test(names) ? 'artwork_office' : undefined;
}

const isSide = (pixels: number): boolean => pixels > 0 && pixels <= longestSide;

/** Whether a file is a PNG: each part with its length, from IHDR to IEND. Phones leave the rest of a cropped picture after it. */
function isPng(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n') return false;
  let hasPixels = false;
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const end = at + 12 + length;
    if (at === 8 && !(type === 'IHDR' && length === 13 && hasSides(bytes, at + 8))) return false;
    if (type === 'IDAT') hasPixels = true;
    if (type === 'IEND') return hasPixels && length === 0 && !isOther(bytes, end);
    at = end;
  }
  return false;
}

const hasSides = (bytes: Buffer, at: number): boolean =>
  at + 8 <= bytes.length && isSide(bytes.readUInt32BE(at)) && isSide(bytes.readUInt32BE(at + 4));

// Frames of all kinds (SOF), without DHT, JPG and DAC, which lie between them.
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/**
 * Whether a file is a JPEG: its parts up to the pixels. Cameras append their own data, and some programs leave the mark of
 * the end out; no archive or page may follow.
 */
function isJpeg(bytes: Buffer): boolean {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return false;
  let hasFrame = false;
  for (let at = 2; at + 4 <= bytes.length; ) {
    const marker = bytes[at + 1] ?? 0;
    // Any number of them may stand before a marker (ITU-T T.81, B.1.1.2).
    if (bytes[at] === 0xff && marker === 0xff) {
      at += 1;
      continue;
    }
    if (bytes[at] !== 0xff || marker < 0xc0) return false;
    const length = bytes.readUInt16BE(at + 2);
    if (isFrame(marker)) hasFrame = at + 9 <= bytes.length && areJpegSides(bytes, at + 5);
    if (marker === 0xda) return hasFrame && endsAsJpeg(bytes, at + 2 + length);
    at += 2 + length;
  }
  return false;
}

const areJpegSides = (bytes: Buffer, at: number): boolean =>
  isSide(bytes.readUInt16BE(at)) && isSide(bytes.readUInt16BE(at + 2));

function endsAsJpeg(bytes: Buffer, from: number): boolean {
  const end = bytes.lastIndexOf(Buffer.from([0xff, 0xd9]));
  return bytes.length > from && !isOther(bytes, end > from ? end + 2 : from);
}

/** Whether what follows a picture makes the file an archive, a document or a page as well. */
function isOther(bytes: Buffer, from: number): boolean {
  const rest = bytes.toString('latin1', from);
  return rest.includes(archiveEnd) || /%PDF-|<(?:script|html|svg)/i.test(rest);
}
