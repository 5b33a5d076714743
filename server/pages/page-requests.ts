import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor } from '#server/http/content-encoding.ts';
import { languageOfPage } from '#server/http/page-language.ts';
import { answerCached, sendCached } from '#server/http/response-cache/answer-cached.ts';
import { type PageAddress, pageAddressOf } from './page-address.ts';
import { prefersReducedData } from './reduced-data.ts';
import type { SharedPage, SharedPages } from './shared-pages.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The cache slot of the requested page; undefined when the page is individual. */
    pageAddress: PageAddress | undefined;
  }
  interface FastifyReply {
    /** The page being answered, if it may be cached. */
    madePage: SharedPage | undefined;
  }
}

type Caching = {
  shared: SharedPages | undefined;
  /** Whether a request used TLS: its replies have additional headers. */
  isSecure(request: FastifyRequest): boolean;
};

/**
 * Serves cached pages before other hooks run, and caches rendered ones with all headers that the hooks have added.
 * Without shared pages every visitor gets a rendered page.
 */
export function cachePages(scope: FastifyInstance, { shared, isSecure }: Caching): void {
  scope.decorateRequest('pageAddress', undefined);
  scope.decorateReply('madePage', undefined);
  if (!shared) return;
  scope.addHook('onRequest', (request, reply, done) => {
    request.pageAddress = addressOf(request, isSecure(request));
    const page = request.pageAddress && shared.find(request.pageAddress);
    const variant = page?.variant(encodingOf(request));
    if (!variant) return done();
    answerCached(request, reply, variant);
  });
  scope.addHook('onSend', async (request, reply, payload) => {
    const page = reply.madePage && shared.keep(reply.madePage, reply.getHeaders());
    if (!page) return payload;
    return sendCached(request, reply, await page.prepare(encodingOf(request)));
  });
}

/** Serves a cached page in an encoding not prepared yet; false when it is not cached. */
export async function answerFromCache(
  request: FastifyRequest,
  reply: FastifyReply,
  shared: SharedPages,
): Promise<boolean> {
  const page = request.pageAddress && shared.find(request.pageAddress);
  if (!page) return false;
  answerCached(request, reply, await page.prepare(encodingOf(request)));
  return true;
}

const encodingOf = ({ headers }: FastifyRequest) => encodingFor(headers['accept-encoding']);

/** Only anonymous reads: pages that depend on the caller are never shared. */
function addressOf(request: FastifyRequest, isSecure: boolean): PageAddress | undefined {
  const { method, url, headers } = request.raw;
  if ((method !== 'GET' && method !== 'HEAD') || headers.authorization !== undefined) return undefined;
  return pageAddressOf(url ?? '', {
    language: languageOfPage(request),
    isSecure,
    savesData: prefersReducedData(request),
  });
}
