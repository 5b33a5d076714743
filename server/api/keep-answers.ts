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
    /** Where the answer may be kept, and the moment before anything of it is read; undefined for whoever says who asks. */
    keptPlace: { key: string; since: number } | undefined;
  }
  interface FastifyReply {
    /** Whether the answer is the same for everyone who asks for this address in this language. */
    isForEveryone: boolean;
  }
}

/** An answer as it was written: names and values of headers in turn, the body byte by character. */
type KeptAnswer = Kept & { etag: string; headers: string[]; unchangedHeaders: string[]; body: string };

type Keeping = {
  changes: ChangeSignal;
  /** Whether a request came over TLS: such answers carry headers of their own. */
  isSecure(request: FastifyRequest): boolean;
};

const maxBytes = 8 * 1024 * 1024;
// Longer ones are no addresses that many ask for.
const longestUrl = 500;
// Strings of headers and the entry itself, roughly.
const bytesOfAnEntry = 2_000;
const ofThisBody = new Set(['content-encoding', 'content-length', 'content-type']);

/**
 * Keeps public answers of the API as they were written, until anything changes that visitors see (decision 22). What a
 * token opens is neither kept nor answered from what is kept.
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

  // After all other hooks: what is kept has every header, and the encoding that was asked for.
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
    // Node writes head and body in one go when both are strings.
    body: bytes.toString('latin1'),
    bytes: bytesOfAnEntry + bytes.length,
    // A list may show something of any table that is watched.
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
