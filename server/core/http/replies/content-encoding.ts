import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type ContentEncoding = 'br' | 'gzip' | 'identity';

// Server preference among equally accepted encodings.
const known: readonly ContentEncoding[] = ['br', 'gzip', 'identity'];

/** The encoding of a reply (RFC 9110 §12.5.3). */
export const encodingFor = (acceptEncoding: string | undefined): ContentEncoding =>
  acceptEncoding ? chooseBest(readWeights(acceptEncoding)) : 'identity';

function readWeights(header: string): Map<string, number> {
  const entries = header.split(',').map((part): [string, number] => {
    const [name = '', ...parameters] = part.toLowerCase().split(';');
    const weight = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean);
    return [name.trim(), weight === undefined ? 1 : Number(weight)];
  });
  return new Map(entries);
}

function chooseBest(weights: Map<string, number>): ContentEncoding {
  let best: ContentEncoding = 'identity';
  let highest = 0;
  for (const encoding of known) {
    const weight = weights.get(encoding) ?? (encoding === 'identity' ? 0 : (weights.get('*') ?? 0));
    if (weight > highest) [best, highest] = [encoding, weight];
  }
  return best;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** The compression effort: cached replies are compressed once for many readers, the rest for one. */
export type Effort = 'kept' | 'once';
const brotliQuality: Record<Effort, number> = { kept: 7, once: 3 };
const gzipLevel: Record<Effort, number> = { kept: 6, once: 3 };

/** Parameters of brotli for a text of `bytes`. */
export function brotliParameters(effort: Effort, bytes?: number) {
  return {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort],
    ...(bytes !== undefined && { [constants.BROTLI_PARAM_SIZE_HINT]: bytes }),
  };
}

/** A text in another encoding; compressed off the event loop. */
export async function encode(text: Buffer, encoding: ContentEncoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'br') return compressBrotli(text, { params: brotliParameters(effort, text.length) });
  return encoding === 'gzip' ? compressGzip(text, { level: gzipLevel[effort] }) : text;
}
