import { constants, type Inflate, inflateSync } from 'node:zlib';
import { isDictionary, isName, type PdfDictionary, type PdfValue, valueAtKey } from './pdf-values.ts';

/** What may still be unpacked, in bytes; no byte of an honest file belongs to two streams. */
export type UnpackingBudget = { unpacked: number; packed: number };

// Honest files have no stream that cannot be unpacked.
const costOfFailure = 1024 * 1024;

type Inflated = { buffer: Buffer; engine: Inflate };

/**
 * The contents of a stream that is not packed or with Flate, as objects and tables of contents are; undefined for one that
 * is packed otherwise, twice or not readably, or when the budget is spent.
 */
export function unpack(bytes: Buffer, dictionary: PdfDictionary, left: UnpackingBudget): Buffer | undefined {
  const filters = dictionary.entries.filter(([key]) => key === '/Filter');
  if (filters.length > 1) return undefined;
  const filter = single(filters[0]?.[1]);
  if (filter === undefined) return filters.length === 0 || isEmpty(filters[0]?.[1]) ? bytes : undefined;
  if (filter !== '/FlateDecode' && filter !== '/Fl') return undefined;
  const parameters = single(valueAtKey(dictionary, '/DecodeParms'));
  const plain = inflated(bytes, left);
  return plain && isDictionary(parameters) ? withoutPredictor(plain, parameters) : plain;
}

const isEmpty = (value: PdfValue): boolean => Array.isArray(value) && value.length === 0;

/** The only one of a list of one. */
function single(value: PdfValue): PdfValue {
  if (!Array.isArray(value)) return isName(value) || isDictionary(value) ? value : undefined;
  return value.length === 1 ? single(value[0]) : undefined;
}

function inflated(packed: Buffer, left: UnpackingBudget): Buffer | undefined {
  try {
    // Trailing bytes are ignored, and a truncated stream is read as far as it goes.
    const result: unknown = inflateSync(packed.subarray(0, Math.max(0, left.packed)), {
      maxOutputLength: Math.max(1, Math.floor(left.unpacked)),
      finishFlush: constants.Z_SYNC_FLUSH,
      info: true,
    });
    // With `info` both are returned, which the type declarations omit.
    const { buffer, engine } = result as Inflated;
    left.unpacked -= buffer.length;
    left.packed -= engine.bytesWritten;
    return left.packed < 0 ? undefined : buffer;
  } catch {
    left.unpacked -= costOfFailure;
    return undefined;
  }
}

/** Undoes the differences between rows (PNG filters; ISO 32000-2, 7.4.4.4); undefined for other predictors. */
function withoutPredictor(bytes: Buffer, parameters: PdfDictionary): Buffer | undefined {
  const readNumber = (key: string, usual: number) => Number(valueAtKey(parameters, key) ?? usual);
  const predictor = readNumber('/Predictor', 1);
  if (predictor === 1) return bytes;
  const bits = readNumber('/Colors', 1) * readNumber('/BitsPerComponent', 8);
  const row = Math.ceil((bits * readNumber('/Columns', 1)) / 8);
  if (predictor < 10 || !(row > 0 && row < 10_000)) return undefined;
  const step = Math.max(1, bits >> 3);
  const plain = Buffer.alloc(Math.floor(bytes.length / (row + 1)) * row);
  for (let from = 0, to = 0; to < plain.length; from += row + 1, to += row) {
    const kind = bytes[from] ?? 0;
    for (let i = 0; i < row; i++) {
      const left = i >= step ? (plain[to + i - step] ?? 0) : 0;
      const above = to > 0 ? (plain[to + i - row] ?? 0) : 0;
      const corner = to > 0 && i >= step ? (plain[to + i - row - step] ?? 0) : 0;
      plain[to + i] = (bytes[from + 1 + i] ?? 0) + predicted(kind, { left, above, corner });
    }
  }
  return plain;
}

type Neighbours = { left: number; above: number; corner: number };

function predicted(kind: number, { left, above, corner }: Neighbours): number {
  if (kind === 1) return left;
  if (kind === 2) return above;
  if (kind === 3) return (left + above) >> 1;
  if (kind !== 4) return 0;
  const [a, b, c] = [Math.abs(above - corner), Math.abs(left - corner), Math.abs(left + above - 2 * corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? above : corner;
}
