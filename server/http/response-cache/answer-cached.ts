import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesEtag } from '#server/http/etag-match.ts';
import type { ResponseVariant } from './cached-response.ts';

/** Answers a request from the cache, past all further hooks: 304 to clients that have this version. */
export function answerCached(request: FastifyRequest, reply: FastifyReply, variant: ResponseVariant): void {
  reply.hijack();
  const response = reply.raw;
  if (matchesEtag(request.headers['if-none-match'], variant.etag)) {
    response.writeHead(304, variant.unchangedHeaders).end();
    return;
  }
  response.writeHead(200, variant.headers);
  if (request.method === 'HEAD') response.end();
  else response.end(variant.body, 'latin1');
}

/** The same through Fastify, for a reply in progress. @returns the payload to send */
export function sendCached(request: FastifyRequest, reply: FastifyReply, variant: ResponseVariant): Buffer | null {
  const isHeld = matchesEtag(request.headers['if-none-match'], variant.etag);
  const headers = isHeld ? variant.unchangedHeaders : variant.headers;
  for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
  for (let i = 0; i < headers.length; i += 2) reply.header(headers[i] ?? '', headers[i + 1]);
  if (isHeld) reply.code(304);
  return isHeld ? null : Buffer.from(variant.body, 'latin1');
}
