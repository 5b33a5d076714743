import { hash } from 'node:crypto';
import type { CachedValue } from '#server/db/bounded-store.ts';
import { type ContentEncoding, decodeBrotli, encode } from '#server/http/content-encoding.ts';

/** A response in one encoding, ready to be written: names and values of headers in turn, the body byte by character. */
export type ResponseVariant = {
  etag: string;
  headers: string[];
  /** Those of a 304. */
  unchangedHeaders: string[];
  body: string;
};

export type CachedResponse = CachedValue & {
  /** The variant, if it was requested before. */
  variant(encoding: ContentEncoding): ResponseVariant | undefined;
  /** The same, made if need be. */
  prepare(encoding: ContentEncoding): Promise<ResponseVariant>;
};

export type ReplyHeaders = Readonly<Record<string, number | string | string[] | undefined>>;

/** An uncompressed body, and every header of its reply; those about the encoding and the connection are left out. */
export type WholeReply = { body: Buffer; headers: ReplyHeaders };

const ofEachAnswer = new Set(['connection', 'content-encoding', 'content-length', 'date', 'etag', 'transfer-encoding']);
const ofTheBody = new Set(['content-encoding', 'content-length', 'content-type']);
// Maps, closures and header names of an entry, roughly.
const bytesOfAnEntry = 1_000;

/** A response to cache: compressed once for each requested encoding, with one ETag for each (RFC 9110 §8.8.3.3). */
export function createCachedResponse(
  { body, headers }: WholeReply,
  onResize: (response: CachedResponse, before: number) => void,
): CachedResponse {
  const version = hash('sha256', body, 'base64url').slice(0, 16);
  const common = commonHeaders(headers);
  const variants = new Map<ContentEncoding, ResponseVariant>();
  const underWay = new Map<ContentEncoding, Promise<ResponseVariant>>();
  // The text can be decompressed from brotli, so it is not cached separately.
  let whole: Buffer | undefined = body;

  const response: CachedResponse = {
    get bytes() {
      const ready = [...variants.values()].reduce((sum, variant) => sum + bytesOf(variant), 0);
      return bytesOfAnEntry + ready + (whole?.length ?? 0);
    },
    tables: 'all',
    variant: (encoding) => variants.get(encoding),
    prepare(encoding) {
      const known = underWay.get(encoding) ?? make(encoding);
      underWay.set(encoding, known);
      return known;
    },
  };

  async function make(encoding: ContentEncoding): Promise<ResponseVariant> {
    const text = whole ?? (await wholeAgain());
    const encoded = await encode(text, encoding, 'kept');
    const before = response.bytes;
    const described = [...common, ['etag', `"${version}-${encoding}"`]];
    if (encoding !== 'identity') described.push(['content-encoding', encoding]);
    const variant = variantOf(encoded, described);
    variants.set(encoding, variant);
    if (variants.has('br') || variants.has('identity')) whole = undefined;
    onResize(response, before);
    return variant;
  }

  async function wholeAgain(): Promise<Buffer> {
    const plain = variants.get('identity');
    if (plain) return Buffer.from(plain.body, 'latin1');
    return decodeBrotli(Buffer.from(variants.get('br')?.body ?? '', 'latin1'));
  }

  return response;
}

/** A body as it was sent, and every header of its reply. */
export type EncodedReply = { bytes: Buffer; headers: ReplyHeaders };

/** A response to cache in the encoding that it has. */
export function encodedResponse({ bytes, headers }: EncodedReply): CachedResponse {
  const variant = variantOf(
    bytes,
    pairsOf(headers).filter(([name]) => name !== 'content-length'),
  );
  return {
    bytes: bytesOfAnEntry + bytesOf(variant),
    tables: 'all',
    variant: () => variant,
    prepare: async () => variant,
  };
}

const bytesOf = ({ body, headers }: ResponseVariant): number => body.length + 2 * headers.join().length;

function commonHeaders(headers: ReplyHeaders): string[][] {
  const vary = ['Accept-Encoding', ...[headers.vary ?? []].flat()].join(', ');
  return pairsOf({ 'cache-control': 'no-cache', ...headers, vary }).filter(([name = '']) => !ofEachAnswer.has(name));
}

const pairsOf = (headers: ReplyHeaders): string[][] =>
  Object.entries(headers).flatMap(([name, value]) => [value ?? []].flat().map((entry) => [name, String(entry)]));

function variantOf(encoded: Buffer, headers: string[][]): ResponseVariant {
  const [, etag = ''] = headers.find(([name]) => name === 'etag') ?? [];
  return {
    etag,
    headers: [...headers.flat(), 'content-length', String(encoded.length)],
    unchangedHeaders: headers.filter(([name = '']) => !ofTheBody.has(name)).flat(),
    // Node writes head and body in one go when both are strings, which is measurably cheaper than two buffers.
    body: encoded.toString('latin1'),
  };
}
