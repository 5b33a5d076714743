import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesEtag } from './etag-match.ts';

export type EtagBody = {
  type: string;
  body: string | NodeJS.ReadableStream;
  /** The ETag of the body; default its hash. */
  version?: string;
};

/** An ETag unique to the body. */
export const bodyVersion = (body: string): string => hash('sha256', body, 'base64url').slice(0, 22);

/**
 * Sends a reply that caches must revalidate: 304 when the ETag matches (RFC 9110 §13). No Last-Modified: after a
 * deletion the remaining records have older times.
 */
export function replyWithEtag(request: FastifyRequest, reply: FastifyReply, fresh: EtagBody): FastifyReply {
  const { type, body } = fresh;
  const version = fresh.version ?? bodyVersion(String(body));
  const etag = `W/"${version}"`;
  reply.header('etag', etag).header('cache-control', 'public, no-cache').header('x-content-type-options', 'nosniff');
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.status(304).send();
  return reply.type(type).send(body);
}
