import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { holdsVersion } from './holds-version.ts';

export type FreshBody = {
  type: string;
  body: string | NodeJS.ReadableStream;
  /** Names what is sent; the body's hash unless said. */
  version?: string;
};

/** A name for what is sent that another body does not get. */
export const bodyVersion = (body: string): string => hash('sha256', body, 'base64url').slice(0, 22);

/**
 * Sends what caches may keep but must ask about each time: 304 to whoever holds it already (RFC 9110 §13). No time is told:
 * what stays after a deletion is as old as it was.
 */
export function replyFresh(request: FastifyRequest, reply: FastifyReply, fresh: FreshBody): FastifyReply {
  const { type, body } = fresh;
  const version = fresh.version ?? bodyVersion(String(body));
  const etag = `W/"${version}"`;
  reply.header('etag', etag).header('cache-control', 'public, no-cache').header('x-content-type-options', 'nosniff');
  if (holdsVersion(request.headers['if-none-match'], etag)) return reply.status(304).send();
  return reply.type(type).send(body);
}
