import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor } from '#server/http/content-encoding.ts';
import { requestLanguage } from '#server/http/request-language.ts';
import { answerCached, sendCached } from './answer-cached.ts';
import type { EncodedReply } from './cached-response.ts';
import type { ResponseCache } from './response-cache.ts';

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
  /** Whether a request used TLS: its replies have additional headers. */
  isSecure(request: FastifyRequest): boolean;
};

// Longer addresses are not worth caching.
const longestUrl = 500;

/**
 * Caches public API replies until public content changes (decision 22). Replies to tokens are neither cached nor taken
 * from the cache.
 */
export function cacheAnswers(api: FastifyInstance, { responses, isSecure }: Caching): void {
  api.decorateRequest('cachePlace', undefined);
  api.decorateReply('isForEveryone', false);

  api.addHook('onRequest', (request, reply, done) => {
    const key = keyOf(request, isSecure(request));
    if (key === undefined) return done();
    const variant = responses.find(key)?.variant(encodingOf(request));
    request.cachePlace = { key, since: responses.now() };
    if (!variant) return done();
    answerCached(request, reply, variant);
  });

  // Runs after all other hooks: cached replies include every header and the encoding.
  api.addHook('onSend', async (request, reply, payload) => {
    const { cachePlace } = request;
    const sent = cachePlace && reply.isForEveryone ? sentReply(reply, payload) : undefined;
    if (!cachePlace || !sent) return payload;
    const response = responses.keepEncoded(cachePlace.key, sent, cachePlace.since);
    return sendCached(request, reply, await response.prepare(encodingOf(request)));
  });
}

const encodingOf = ({ headers }: FastifyRequest) => encodingFor(headers['accept-encoding']);

function keyOf(request: FastifyRequest, isSecure: boolean): string | undefined {
  const { method, url = '', headers } = request.raw;
  if (method !== 'GET' || headers.authorization !== undefined || url.length > longestUrl) return undefined;
  return `api ${requestLanguage(request)}${isSecure ? '+' : ''} ${encodingOf(request)} ${url}`;
}

function sentReply(reply: FastifyReply, payload: unknown): EncodedReply | undefined {
  const headers = reply.getHeaders();
  const bytes = typeof payload === 'string' ? Buffer.from(payload) : payload;
  if (reply.statusCode !== 200 || typeof headers.etag !== 'string' || !Buffer.isBuffer(bytes)) return undefined;
  return { bytes, headers };
}
