import { isUtf8 } from 'node:buffer';

/** Single bytes of Western and Arabic Windows, by their signs. */
const bytesBySign = ['windows-1252', 'windows-1256'].map(
  (charset) =>
    new Map(Array.from({ length: 256 }, (_, byte) => [new TextDecoder(charset).decode(Uint8Array.of(byte)), byte])),
);

const swapBytes = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('utf16le');
const countAscii = (text: string): number => text.match(/[\n -~]/g)?.length ?? 0;

/**
 * A text in UTF-16 as its bytes are ordered: `utf-16` alone is read as if the smaller one came first. A mark at its
 * beginning, or a blank or line end between the words, tells where that is wrong.
 */
export function inByteOrder(text: string): string {
  if (text.includes('\ufffe')) return text.replace(/\ufffe([^\n]*)/g, (_mark, words: string) => swapBytes(words));
  if (!/[\u0a00\u2000]/.test(text)) return text;
  const swapped = swapBytes(text.trim());
  return countAscii(swapped) > countAscii(text.trim()) ? swapped : text;
}

/**
 * Words of two Arabic letters and more, without a Latin letter beside them: a Western letter holds single ones of them by
 * chance, and within its words.
 */
const arabicWords = /(?<![A-Za-z\u0621-\u0652])[\u0621-\u0652]{2,60}(?![A-Za-z\u0621-\u0652])/g;
const signsOfOthers = /[^\0-\x7f]/g;

function isArabic(text: string): boolean {
  const inWords = (text.match(arabicWords) ?? []).join('').length;
  return 2 * inWords > (text.match(signsOfOthers) ?? []).length;
}

/**
 * A text in UTF-8 or Arabic Windows that its head called something else: `Ù†Ø¹Ù…` and `äÚã` are نعم. What could be meant
 * as it stands stays.
 */
export function inRightCharset(text: string): string {
  if (!/[^\0-\x7f]/.test(text)) return text;
  for (const bytes of bytesBySign) {
    const codes = Array.from(text, (sign) => bytes.get(sign) ?? -1);
    if (codes.includes(-1)) continue;
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(codes));
    } catch {}
    const arabic = new TextDecoder('windows-1256').decode(Uint8Array.from(codes));
    if (isArabic(arabic)) return arabic;
  }
  return text;
}

const decodeWindows = (bytes: Buffer): Buffer => {
  const arabic = new TextDecoder('windows-1256').decode(bytes);
  return Buffer.from(isArabic(arabic) ? arabic : new TextDecoder('windows-1252').decode(bytes));
};

/**
 * A letter of an old program that names no charset, in UTF-8: its bytes are read as Arabic Windows where they make Arabic
 * words, else as Western. One with files among its bytes stays as it is, and so does the body where a charset is named.
 */
export function decodeUnnamed(raw: Buffer): Buffer {
  if (isUtf8(raw)) return raw;
  if (!/charset\s*=|^content-transfer-encoding:\s*binary/im.test(raw.toString('latin1'))) return decodeWindows(raw);
  const end = /\r?\n\r?\n/.exec(raw.toString('latin1'))?.index ?? raw.length;
  const head = raw.subarray(0, end);
  return isUtf8(head) ? raw : Buffer.concat([decodeWindows(head), raw.subarray(end)]);
}

/** Whether most of what is no ASCII in a text was no UTF-8, though its head says so. */
export function isBroken(text: string): boolean {
  const lost = text.match(/\ufffd/g)?.length ?? 0;
  return 2 * lost > (text.match(signsOfOthers) ?? []).length;
}

/** A letter whose parts in UTF-8 are called parts in another charset. */
export const renameUtf8 = (raw: Buffer, charset: string): Buffer =>
  Buffer.from(
    raw
      .toString('latin1')
      .replace(/(charset\s{0,9}=\s{0,9}["']?)utf-?8\b/gi, `$1${charset}`)
      .replace(/=\?utf-?8(?=[?*])/gi, `=?${charset}`),
    'latin1',
  );

/** Of a broken text and its readings as Arabic and as Western Windows the one that makes words. */
export function chooseReading(broken: string, arabic: string, western: string): string {
  if (isArabic(arabic)) return arabic;
  // The sign itself for what was lost, of an earlier program.
  return western.includes('ï¿½') ? broken : western;
}
