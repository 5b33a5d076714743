import type { FastifyReply, FastifyRequest } from 'fastify';
import { writeDisposition } from '#server/core/files/download-name.ts';
import type { FileStore } from '#server/core/files/storage/file-store.ts';
import { AppError } from '#shared/errors.ts';
import { matchesEtag } from './etag-match.ts';

export type FileToSend = {
  path: string;
  contentType: string;
  /** The download name; undefined: shown inline. */
  originalName?: string;
  cacheControl: string;
};

/**
 * Sends a stored file or the requested range; HEAD without the body.
 * @throws AppError `not_found` when it is missing from the store
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { file, files }: { file: FileToSend; files: FileStore },
): Promise<FastifyReply> {
  const size = await files.size(file.path);
  if (size === undefined) throw new AppError('not_found', 'error_not_found');
  // Files are immutable, so the path serves as the ETag.
  const etag = `"${file.path.replace(/^.*\//, '')}"`;
  setHeaders(reply, file, etag);
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.status(304).removeHeader('content-type').send();
  const range = readRange(request, { etag, size });
  if (range === 'unsatisfiable') return refuseRange(reply, size);
  const { start, end } = range ?? { start: 0, end: size - 1 };
  if (range) reply.status(206).header('content-range', `bytes ${start}-${end}/${size}`);
  reply.header('content-length', end - start + 1);
  if (request.method === 'HEAD' || size === 0) return reply.send();
  return reply.send(await files.read(file.path, range));
}

function setHeaders(reply: FastifyReply, file: FileToSend, etag: string): void {
  const { contentType, cacheControl } = file;
  reply.headers({ 'content-type': contentType, 'cache-control': cacheControl, etag, 'accept-ranges': 'bytes' });
  if (file.originalName === undefined) return;
  reply.header('content-disposition', writeDisposition(file.originalName, file.path));
}

/** A range is valid only for the version it was requested for (RFC 9110, Range and If-Range). */
function readRange({ method, headers }: FastifyRequest, { etag, size }: { etag: string; size: number }) {
  const { range, 'if-range': ifRange } = headers;
  if (method !== 'GET') return undefined;
  return ifRange === undefined || ifRange === etag ? parseByteRange(range, size) : undefined;
}

function refuseRange(reply: FastifyReply, size: number): FastifyReply {
  reply.status(416).removeHeader('content-type').removeHeader('etag');
  return reply.headers({ 'content-range': `bytes */${size}`, 'cache-control': 'no-store' }).send();
}

type ByteRange = { start: number; end: number };

/**
 * Parses a Range header for a file of `size` bytes: one range, open-ended and suffix ranges included.
 * @returns undefined when the whole file should be sent (no, several or invalid ranges: RFC 9110 lets a server ignore
 * them), 'unsatisfiable' when the range lies outside the file
 */
function parseByteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const found = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '');
  if (!found || (found[1] === '' && found[2] === '')) return undefined;
  const [, first = '', last = ''] = found;
  if (first === '') return suffix(Number(last), size);
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start < size ? { start, end } : 'unsatisfiable';
}

function suffix(length: number, size: number): ByteRange | 'unsatisfiable' {
  if (length === 0 || size === 0) return 'unsatisfiable';
  return { start: Math.max(0, size - length), end: size - 1 };
}
