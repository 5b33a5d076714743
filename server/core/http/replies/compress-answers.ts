import type { Readable } from 'node:stream';
import { createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { brotliParameters, type ContentEncoding, encode, encodingFor } from './content-encoding.ts';

// Below this a reply fits into one packet with its headers, compressed or not.
const smallest = 1_024;

const texts = /^(text\/|application\/(json|xml|atom\+xml|manifest\+json|openmetrics-text)|image\/svg\+xml)/;
// A JSON stream is a picture as a data URL: already compressed.
const streamedTexts = /^(text\/csv|application\/(xml|atom\+xml))/;

/**
 * Compresses uncompressed text replies: API replies, pages with a form, CSV, feeds. Shared pages and build files are
 * already compressed; pictures, films and documents are sent unchanged (decision 12).
 */
export function registerCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    const text = readPayload(payload);
    if (!isText(reply, text ? texts : streamedTexts) || (text && text.length < smallest)) return payload;
    addVary(reply);
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding === 'identity' || !mayChange(request, reply)) return payload;
    const compressed = compressedBy(encoding, text ?? payload);
    if (compressed) setEncoding(reply, encoding);
    return compressed ?? payload;
  });
}

/** undefined for what is neither a text nor a stream. */
function compressedBy(encoding: ContentEncoding, content: unknown): Promise<Buffer> | Readable | undefined {
  if (Buffer.isBuffer(content)) return encode(content, encoding, 'once');
  return isStream(content) ? streamThrough(content, encoding) : undefined;
}

function readPayload(payload: unknown): Buffer | undefined {
  if (typeof payload === 'string') return Buffer.from(payload);
  return Buffer.isBuffer(payload) ? payload : undefined;
}

const isStream = (payload: unknown): payload is Readable =>
  typeof payload === 'object' && payload !== null && 'pipe' in payload && typeof payload.pipe === 'function';

function isText(reply: FastifyReply, types: RegExp): boolean {
  return types.test(String(reply.getHeader('content-type') ?? ''));
}

function mayChange({ method }: FastifyRequest, reply: FastifyReply): boolean {
  const isWhole = reply.statusCode !== 206 && reply.statusCode !== 304;
  return method !== 'HEAD' && isWhole && !reply.hasHeader('content-encoding');
}

function addVary(reply: FastifyReply): void {
  const vary = [reply.getHeader('vary') ?? []].flat().join(', ');
  if (!/accept-encoding/i.test(vary)) reply.header('vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding');
}

function setEncoding(reply: FastifyReply, encoding: ContentEncoding): void {
  reply.header('content-encoding', encoding).removeHeader('content-length');
  const etag = reply.getHeader('etag');
  // A strong ETag names the uncompressed bytes.
  if (typeof etag === 'string' && !etag.startsWith('W/')) reply.header('etag', `W/${etag}`);
}

function streamThrough(source: Readable, encoding: ContentEncoding): Readable {
  const encoder = encoding === 'br' ? createBrotliCompress({ params: brotliParameters('once') }) : createGzip();
  source.once('error', (error) => encoder.destroy(error));
  encoder.once('close', () => source.destroy());
  return source.pipe(encoder);
}
