import { hash } from 'node:crypto';
import type { Kept } from '#server/cache/page-store.ts';
import { type ContentEncoding, decodeBrotli, encode } from '#server/http/content-encoding.ts';

/** A page in one encoding, ready to be written: names and values of headers in turn, the body byte by character. */
export type PageVariant = {
  etag: string;
  headers: string[];
  /** Those of a 304. */
  unchangedHeaders: string[];
  body: string;
};

export type CachedPage = Kept & {
  /** The variant, if it was asked for before. */
  variant(encoding: ContentEncoding): PageVariant | undefined;
  /** The same, made if need be. */
  prepare(encoding: ContentEncoding): Promise<PageVariant>;
};

export type AnswerHeaders = Readonly<Record<string, number | string | string[] | undefined>>;

type Making = {
  body: Buffer;
  /** Every header that the page was answered with; those about the encoding and the connection are left out. */
  headers: AnswerHeaders;
  onResize(page: CachedPage, before: number): void;
};

const ofEachAnswer = new Set(['connection', 'content-encoding', 'content-length', 'date', 'etag', 'transfer-encoding']);
const ofTheBody = new Set(['content-type']);
// Maps, closures and header names of an entry, roughly.
const bytesOfAnEntry = 1_000;

/** A page to keep: compressed once for each encoding that is asked for, with one ETag for each (RFC 9110 §8.8.3.3). */
export function createCachedPage({ body, headers, onResize }: Making): CachedPage {
  const version = hash('sha256', body, 'base64url').slice(0, 16);
  const common = commonHeaders(headers);
  const variants = new Map<ContentEncoding, PageVariant>();
  const underWay = new Map<ContentEncoding, Promise<PageVariant>>();
  // Brotli gives the text back, so that it need not be kept beside it.
  let whole: Buffer | undefined = body;

  const page: CachedPage = {
    get bytes() {
      const ready = [...variants.values()].reduce((sum, variant) => sum + bytesOf(variant), 0);
      return bytesOfAnEntry + ready + (whole?.length ?? 0);
    },
    // A page may show anything.
    parts: 'all',
    variant: (encoding) => variants.get(encoding),
    prepare(encoding) {
      const known = underWay.get(encoding) ?? make(encoding);
      underWay.set(encoding, known);
      return known;
    },
  };

  async function make(encoding: ContentEncoding): Promise<PageVariant> {
    const text = whole ?? (await wholeAgain());
    const encoded = await encode(text, encoding, 'kept');
    const before = page.bytes;
    const variant = variantOf(encoded, { encoding, etag: `"${version}-${encoding}"`, common });
    variants.set(encoding, variant);
    if (variants.has('br') || variants.has('identity')) whole = undefined;
    onResize(page, before);
    return variant;
  }

  async function wholeAgain(): Promise<Buffer> {
    const plain = variants.get('identity');
    if (plain) return Buffer.from(plain.body, 'latin1');
    return decodeBrotli(Buffer.from(variants.get('br')?.body ?? '', 'latin1'));
  }

  return page;
}

const bytesOf = ({ body, headers }: PageVariant): number => body.length + 2 * headers.join().length;

function commonHeaders(headers: AnswerHeaders): [string, string][] {
  const kept = Object.entries({ 'cache-control': 'no-cache', ...headers }).filter(([name]) => !ofEachAnswer.has(name));
  const vary = ['Accept-Encoding', ...[headers.vary ?? []].flat()].join(', ');
  return [...kept.filter(([name]) => name !== 'vary'), ['vary', vary]].flatMap(([name, value]) =>
    [value].flat().map((entry): [string, string] => [String(name), String(entry)]),
  );
}

type Variant = { encoding: ContentEncoding; etag: string; common: [string, string][] };

function variantOf(encoded: Buffer, { encoding, etag, common }: Variant): PageVariant {
  const headers = [...common.flat(), 'etag', etag, 'content-length', String(encoded.length)];
  if (encoding !== 'identity') headers.push('content-encoding', encoding);
  const unchanged = common.filter(([name]) => !ofTheBody.has(name));
  return {
    etag,
    headers,
    unchangedHeaders: [...unchanged.flat(), 'etag', etag],
    // Node writes head and body in one go when both are strings, which is measurably cheaper than two buffers.
    body: encoded.toString('latin1'),
  };
}
