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
    /** The cache slot of the requested page; undefined when the page is individual. */
    pageAddress: PageAddress | undefined;
  }
  interface FastifyReply {
    /** The page being answered, if it may be cached. */
    madePage: MadePage | undefined;
  }
}

type Keeping = {
  cache: PageCache | undefined;
  /** Whether a request used TLS: its replies have additional headers. */
  isSecure(request: FastifyRequest): boolean;
};

/**
 * Serves cached pages before other hooks run, and caches rendered ones with all headers that the hooks have added.
 * Without a cache every visitor gets a rendered page.
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

/** Serves a cached page in an encoding not prepared yet; false when it is not cached. */
export async function answerKept(request: FastifyRequest, reply: FastifyReply, cache: PageCache): Promise<boolean> {
  const page = request.pageAddress && cache.find(request.pageAddress);
  if (!page) return false;
  const variant = await page.prepare(encodingFor(request.headers['accept-encoding']));
  reply.hijack();
  writeVariant(request.raw, reply.raw, variant);
  return true;
}

/** Only anonymous reads: pages that depend on the caller are never shared. */
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

/** The same through Fastify, for a reply in progress. */
function sendVariant(request: FastifyRequest, reply: FastifyReply, variant: PageVariant): Buffer | null {
  const isHeld = holdsVersion(request.headers['if-none-match'], variant.etag);
  const headers = isHeld ? variant.unchangedHeaders : variant.headers;
  for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
  for (let i = 0; i < headers.length; i += 2) reply.header(headers[i] ?? '', headers[i + 1]);
  if (isHeld) reply.code(304);
  return isHeld ? null : Buffer.from(variant.body, 'latin1');
}
