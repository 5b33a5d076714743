import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createPageStore, type Kept } from '#server/cache/page-store.ts';
import { stayFresh } from '#server/cache/stay-fresh.ts';
import type { ChangeSignal } from '#server/db/change-signal.ts';
import { encodingFor } from '#server/http/content-encoding.ts';
import { holdsVersion } from '#server/http/holds-version.ts';
import { requestLanguage } from '#server/http/request-language.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The cache slot of the reply and the moment before its data is read; undefined for identified callers. */
    keptPlace: { key: string; since: number } | undefined;
  }
  interface FastifyReply {
    /** Whether the reply is equal for everyone asking for this address in this language. */
    isForEveryone: boolean;
  }
}

/** A cached reply: header names and values alternately, the body as a latin1 string. */
type KeptAnswer = Kept & { etag: string; headers: string[]; unchangedHeaders: string[]; body: string };

type Keeping = {
  changes: ChangeSignal;
  /** Whether a request used TLS: its replies have additional headers. */
  isSecure(request: FastifyRequest): boolean;
};

const maxBytes = 8 * 1024 * 1024;
// Longer addresses are not worth caching.
const longestUrl = 500;
// Rough overhead of an entry.
const bytesOfAnEntry = 2_000;
const ofThisBody = new Set(['content-encoding', 'content-length', 'content-type']);

/**
 * Caches public API replies until public content changes (decision 22). Replies to tokens are neither cached nor taken
 * from the cache.
 */
export function keepAnswers(api: FastifyInstance, { changes, isSecure }: Keeping): void {
  const store = createPageStore<KeptAnswer>({ maxBytes });
  const freshness = stayFresh(store, { changes });
  api.addHook('onClose', async () => freshness.close());
  api.decorateRequest('keptPlace', undefined);
  api.decorateReply('isForEveryone', false);

  api.addHook('onRequest', (request, reply, done) => {
    const key = keyOf(request, isSecure(request));
    if (key === undefined) return done();
    freshness.refresh();
    request.keptPlace = { key, since: store.now() };
    const answer = store.get(key);
    if (!answer) return done();
    reply.hijack();
    writeAnswer(request.raw, reply.raw, answer);
  });

  // Runs after all other hooks: cached replies include every header and the encoding.
  api.addHook('onSend', async (request, reply, payload) => {
    const answer = request.keptPlace && reply.isForEveryone ? answerOf(reply, payload) : undefined;
    if (!request.keptPlace || !answer) return payload;
    store.put(request.keptPlace.key, answer, request.keptPlace.since);
    if (!holdsVersion(request.headers['if-none-match'], answer.etag)) return payload;
    for (const name of ofThisBody) reply.removeHeader(name);
    reply.code(304);
    return null;
  });
}

function keyOf(request: FastifyRequest, isSecure: boolean): string | undefined {
  const { method, url = '', headers } = request.raw;
  if (method !== 'GET' || headers.authorization !== undefined || url.length > longestUrl) return undefined;
  return `${requestLanguage(request)}${isSecure ? '+' : ''} ${encodingFor(headers['accept-encoding'])} ${url}`;
}

function answerOf(reply: FastifyReply, payload: unknown): KeptAnswer | undefined {
  const etag = reply.getHeader('etag');
  const bytes = typeof payload === 'string' ? Buffer.from(payload) : payload;
  if (reply.statusCode !== 200 || typeof etag !== 'string' || !Buffer.isBuffer(bytes)) return undefined;
  const given = Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    [value ?? []].flat().map((entry): [string, string] => [name, String(entry)]),
  );
  const unchanged = given.filter(([name]) => !ofThisBody.has(name));
  return {
    etag,
    headers: [...given.flat(), 'content-length', String(bytes.length)],
    unchangedHeaders: unchanged.flat(),
    // Node writes head and body together when both are strings.
    body: bytes.toString('latin1'),
    bytes: bytesOfAnEntry + bytes.length,
    // A list may depend on any watched table.
    parts: 'all',
  };
}

function writeAnswer(request: IncomingMessage, response: ServerResponse, answer: KeptAnswer): void {
  if (holdsVersion(request.headers['if-none-match'], answer.etag)) {
    response.writeHead(304, answer.unchangedHeaders).end();
    return;
  }
  response.writeHead(200, answer.headers).end(answer.body, 'latin1');
}
