import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorTable } from '#server/core/http/replies/error-codes.ts';
import { matchesEtag } from '#server/core/http/replies/etag-match.ts';
import type { CachedResponse, ResponseCache } from './response-cache.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The cache key of the reply and the latest change before its data is read; undefined for identified callers. */
    cachePlace: { key: string; since: number } | undefined;
  }
  interface FastifyReply {
    /** Whether the reply is equal for everyone asking for this address in this language. */
    isForEveryone: boolean;
  }
}

type Caching = {
  responses: ResponseCache;
  /** Everything a reply depends on, its encoding included; undefined for requests that are answered individually. */
  keyOf(request: FastifyRequest): string | undefined;
  onHit?(): void;
};

const { status: unavailable } = errorTable.unavailable;

/**
 * Caches the replies of a scope that are marked `isForEveryone`, as they were sent, until public content changes
 * (decisions 12 and 22). Later requests are answered before other hooks of the scope run.
 */
export function cacheReplies(scope: FastifyInstance, { responses, keyOf, onHit }: Caching): void {
  scope.decorateRequest('cachePlace', undefined);
  scope.decorateReply('isForEveryone', false);

  scope.addHook('onRequest', (request, reply, done) => {
    const key = keyOf(request);
    if (key === undefined) return done();
    const cached = responses.find(key);
    request.cachePlace = { key, since: responses.now() };
    if (!cached) return done();
    onHit?.();
    reply.hijack();
    writeCached(request.raw, reply.raw, cached);
  });

  // Runs after all other hooks: cached replies include every header and the encoding.
  scope.addHook('onSend', async (request, reply, payload) => {
    const { cachePlace } = request;
    const outdated = cachePlace && reply.statusCode === unavailable && responses.findOutdated(cachePlace.key);
    if (outdated) return sendCached(request, reply.code(200), outdated);
    const body = cachePlace && bytesToCache(reply, payload);
    if (!cachePlace || !body) return payload;
    const sent = { body, headers: reply.getHeaders() };
    return sendCached(request, reply, responses.keep(cachePlace.key, sent, cachePlace.since));
  });
}

/** The body of a reply; undefined when it must not be cached. */
function bytesToCache(reply: FastifyReply, payload: unknown): Buffer | undefined {
  const isCacheable = reply.isForEveryone && reply.statusCode === 200 && !reply.hasHeader('set-cookie');
  if (!isCacheable || !reply.hasHeader('etag')) return undefined;
  if (typeof payload === 'string') return Buffer.from(payload);
  return Buffer.isBuffer(payload) ? payload : undefined;
}

/** Answers a request from the cache: 304 to clients that have this version. */
export function writeCached(request: IncomingMessage, response: ServerResponse, cached: CachedResponse): void {
  if (matchesEtag(request.headers['if-none-match'], cached.etag)) {
    response.writeHead(304, cached.unchangedHeaders).end();
    return;
  }
  response.writeHead(200, cached.headers);
  if (request.method === 'HEAD') response.end();
  else response.end(cached.body, 'latin1');
}

/** The same through Fastify, for a reply in progress. @returns the payload to send */
function sendCached(request: FastifyRequest, reply: FastifyReply, cached: CachedResponse): Buffer | null {
  const isHeld = matchesEtag(request.headers['if-none-match'], cached.etag);
  const headers = isHeld ? cached.unchangedHeaders : cached.headers;
  for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
  for (let i = 0; i < headers.length; i += 2) reply.header(headers[i] ?? '', headers[i + 1]);
  if (isHeld) reply.code(304);
  return isHeld ? null : Buffer.from(cached.body, 'latin1');
}
