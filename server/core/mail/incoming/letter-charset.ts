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

/** A text in UTF-8 that its head called something else: `Ù†Ø¹Ù…` is نعم. What could be meant as it stands stays. */
export function inRightCharset(text: string): string {
  if (!/[^\0-\x7f]/.test(text)) return text;
  for (const bytes of bytesBySign) {
    const codes = Array.from(text, (sign) => bytes.get(sign) ?? -1);
    if (codes.includes(-1)) continue;
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(codes));
    } catch {}
  }
  return text;
}

/** Words of two letters and more: a German letter holds single ones of them by chance. */
const arabicWords = /[\u0621-\u064a]{2,}/g;
const signsOfOthers = /[^\0-\x7f]/g;

/**
 * A letter of an old program that names no charset, in UTF-8: its bytes are read as Arabic Windows where they make Arabic
 * words, else as Western. One with files among its bytes stays as it is.
 */
export function decodeUnnamed(raw: Buffer): Buffer {
  if (isUtf8(raw) || /charset\s*=|^content-transfer-encoding:\s*binary/im.test(raw.toString('latin1'))) return raw;
  const arabic = new TextDecoder('windows-1256').decode(raw);
  const inWords = (arabic.match(arabicWords) ?? []).join('').length;
  const isArabic = 2 * inWords > (arabic.match(signsOfOthers) ?? []).length;
  return Buffer.from(isArabic ? arabic : new TextDecoder('windows-1252').decode(raw));
}
