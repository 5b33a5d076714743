import { constants, type Inflate, inflateSync } from 'node:zlib';
import { placesOf, withoutEscapes } from './pdf-names.ts';

// Compressed streams may contain whole objects; beyond this limit the content counts as hidden.
const mostStreams = 2_000;
const mostInflatedBytes = 16 * 1024 * 1024;
// The dictionary of an honest stream is a hundred characters long.
const mostDictionaryCharacters = 4_096;

const keyword = '/ObjStm';

/** A PDF as bytes, as text, and as text without escapes. */
export type PdfTexts = { bytes: Buffer; text: string; plain: string };

/** The remaining budget; no byte of an honest file belongs to two streams. */
type Budget = { inflated: number; packed: number };

/**
 * Whether a compressed object stream contains something that `isWanted` matches, or cannot be read. The work is linear
 * in the file size plus the unpacking limit, whatever the streams declare.
 */
export function hidesObjects(pdf: PdfTexts, isWanted: (objects: Buffer) => boolean): boolean {
  const places = placesOf(keyword, pdf.text, mostStreams + 1);
  if (places.length > mostStreams || placesOf(keyword, pdf.plain, mostStreams + 1).length > places.length) return true;
  const left: Budget = { inflated: mostInflatedBytes, packed: pdf.bytes.length };
  return places.some((place) => {
    const objects = readStream(pdf, place, left);
    return objects === undefined || isWanted(objects);
  });
}

/** The bytes of the stream whose dictionary surrounds `place`; undefined when it cannot be read. */
function readStream({ bytes, text }: PdfTexts, place: number, left: Budget): Buffer | undefined {
  const after = text.slice(place, place + mostDictionaryCharacters);
  const begin = /stream\r?\n/.exec(after);
  // After any other character readers disagree on where the stream begins.
  if (!begin || begin.index !== after.indexOf('stream')) return undefined;
  const dictionary = dictionaryBefore(text, place) + after.slice(0, begin.index);
  const packing = packingOf(withoutEscapes(Buffer.from(dictionary, 'latin1')).toString('latin1'));
  // Uncompressed streams were checked with the rest of the file.
  if (packing === 'none') return Buffer.alloc(0);
  return packing === 'flate' ? inflated(bytes.subarray(place + begin.index + begin[0].length), left) : undefined;
}

function dictionaryBefore(text: string, place: number): string {
  const before = text.slice(Math.max(0, place - mostDictionaryCharacters), place);
  return before.slice(Math.max(0, before.lastIndexOf(' obj')));
}

function packingOf(dictionary: string): 'none' | 'flate' | 'other' {
  if (/\/DecodeParms(?![\w#])/.test(dictionary)) return 'other';
  const [, filter, ...more] = dictionary.split(/\/Filter(?![\w#])/);
  if (filter === undefined) return 'none';
  const isFlate = /^\s*(?:\/FlateDecode(?![\w#])|\[\s*\/FlateDecode\s*\])/.test(filter);
  return isFlate && more.length === 0 ? 'flate' : 'other';
}

type Inflated = { buffer: Buffer; engine: Inflate };

function inflated(packed: Buffer, left: Budget): Buffer | undefined {
  try {
    // Trailing bytes are ignored, and a truncated stream is read as far as it goes.
    const result: unknown = inflateSync(packed.subarray(0, left.packed), {
      maxOutputLength: Math.max(1, left.inflated),
      finishFlush: constants.Z_SYNC_FLUSH,
      info: true,
    });
    // With `info` both are returned, which the type declarations omit.
    const { buffer, engine } = result as Inflated;
    left.inflated -= buffer.length;
    left.packed -= engine.bytesWritten;
    return left.packed < 0 ? undefined : buffer;
  } catch {
    return undefined;
  }
}
