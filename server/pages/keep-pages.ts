import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor } from '#server/http/content-encoding.ts';
import { holdsVersion } from '#server/http/holds-version.ts';
import { languageOfPage } from '#server/http/page-language.ts';
import type { PageVariant } from './cached-page.ts';
import { type PageAddress, pageAddressOf } from './page-address.ts';
import type { MadePage, PageCache } from './page-cache.ts';
import { savesData } from './save-data.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Where the page that is asked for may be kept; undefined when whoever asks gets one of their own. */
    pageAddress: PageAddress | undefined;
  }
  interface FastifyReply {
    /** The page being answered, if it may be kept. */
    madePage: MadePage | undefined;
  }
}

type Keeping = {
  cache: PageCache | undefined;
  /** Whether a request came over TLS: such answers carry headers of their own. */
  isSecure(request: FastifyRequest): boolean;
};

/**
 * Answers what is kept before anything else happens to a request, and keeps what is made, with the headers that all
 * other hooks have given it by then. Without a cache every visitor gets a page of their own.
 */
export function keepPages(scope: FastifyInstance, { cache, isSecure }: Keeping): void {
  scope.decorateRequest('pageAddress', undefined);
  scope.decorateReply('madePage', undefined);
  if (!cache) return;
  scope.addHook('onRequest', (request, reply, done) => {
    request.pageAddress = addressOf(request, isSecure(request));
    const page = request.pageAddress && cache.find(request.pageAddress);
    const variant = page?.variant(encodingFor(request.headers['accept-encoding']));
    if (!variant) return done();
    reply.hijack();
    writeVariant(request.raw, reply.raw, variant);
  });
  scope.addHook('onSend', async (request, reply, payload) => {
    const page = reply.madePage && cache.keep(reply.madePage, reply.getHeaders());
    if (!page) return payload;
    return sendVariant(request, reply, await page.prepare(encodingFor(request.headers['accept-encoding'])));
  });
}

/** Answers a page that is kept, but not yet in the encoding that is asked for; false when it is not kept. */
export async function answerKept(request: FastifyRequest, reply: FastifyReply, cache: PageCache): Promise<boolean> {
  const page = request.pageAddress && cache.find(request.pageAddress);
  if (!page) return false;
  const variant = await page.prepare(encodingFor(request.headers['accept-encoding']));
  reply.hijack();
  writeVariant(request.raw, reply.raw, variant);
  return true;
}

/** Reads of visitors only: what depends on who is asking is never shared. */
function addressOf(request: FastifyRequest, isSecure: boolean): PageAddress | undefined {
  const { method, url, headers } = request.raw;
  if ((method !== 'GET' && method !== 'HEAD') || headers.authorization !== undefined) return undefined;
  return pageAddressOf(url ?? '', { language: languageOfPage(request), isSecure, savesData: savesData(request) });
}

function writeVariant(request: IncomingMessage, response: ServerResponse, variant: PageVariant): void {
  if (holdsVersion(request.headers['if-none-match'], variant.etag)) {
    response.writeHead(304, variant.unchangedHeaders).end();
    return;
  }
  response.writeHead(200, variant.headers);
  if (request.method === 'HEAD') response.end();
  else response.end(variant.body, 'latin1');
}

/** The same through Fastify, for a reply that is on its way already. */
function sendVariant(request: FastifyRequest, reply: FastifyReply, variant: PageVariant): Buffer | null {
  const isHeld = holdsVersion(request.headers['if-none-match'], variant.etag);
  const headers = isHeld ? variant.unchangedHeaders : variant.headers;
  for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
  for (let i = 0; i < headers.length; i += 2) reply.header(headers[i] ?? '', headers[i + 1]);
  if (isHeld) reply.code(304);
  return isHeld ? null : Buffer.from(variant.body, 'latin1');
}
