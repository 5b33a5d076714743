import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { holdsVersion } from './holds-version.ts';

export type FreshBody = {
  type: string;
  body: string | NodeJS.ReadableStream;
  /** Names what is sent; the body's hash unless said. */
  version?: string;
  /** When it changed last, ISO 8601; '' or nothing when nobody knows. */
  changedAt?: string;
};

/** A name for what is sent that another body does not get. */
export const bodyVersion = (body: string): string => hash('sha256', body, 'base64url').slice(0, 22);

/** Sends what caches may keep but must ask about each time: 304 to whoever holds it already (RFC 9110 §13). */
export function replyFresh(request: FastifyRequest, reply: FastifyReply, fresh: FreshBody): FastifyReply {
  const { type, body, changedAt } = fresh;
  const version = fresh.version ?? bodyVersion(String(body));
  const etag = `W/"${version}"`;
  reply.header('etag', etag).header('cache-control', 'public, no-cache').header('x-content-type-options', 'nosniff');
  if (changedAt) reply.header('last-modified', new Date(changedAt).toUTCString());
  if (isHeld(request, etag, changedAt)) return reply.status(304).send();
  return reply.type(type).send(body);
}

function isHeld({ headers }: FastifyRequest, etag: string, changedAt: string | undefined): boolean {
  const held = headers['if-none-match'];
  // If-None-Match, where it is sent, decides alone.
  if (held !== undefined) return holdsVersion(held, etag);
  const since = Date.parse(headers['if-modified-since'] ?? '');
  // HTTP dates have no milliseconds.
  return Boolean(changedAt) && Math.floor(Date.parse(changedAt ?? '') / 1000) * 1000 <= since;
}
