import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientNetwork } from '#server/core/http/client-network.ts';
import {
  languageCookie,
  languageOfPage,
  languageRedirect,
  languageVary,
  postedLanguage,
} from '#server/core/http/page-language.ts';
import { explainRefusal } from '#server/core/http/replies/explain-refusal.ts';
import { cacheReplies } from '#server/core/http/response-cache/cache-replies.ts';
import type { ResponseCache } from '#server/core/http/response-cache/response-cache.ts';
import { isOverTls } from '#server/core/http/security-headers.ts';
import type { HttpParts, PageSource } from './http-parts.ts';
import { canonicalAddress, type PageAddress, prefersReducedData, sharedAddressOf } from './page-address.ts';
import { readPostedForm } from './posted-form.ts';
import { type RenderedPage, renderPage, toWebRequest } from './render-page.ts';
import type { SharedPages } from './shared-pages.ts';

type Mounting = { pages: PageSource; responses: ResponseCache; shared: SharedPages };

/** Mounts the React pages last; loaders get the services through their context. */
export async function mountPages(
  app: FastifyInstance,
  parts: HttpParts,
  { pages, responses, shared }: Mounting,
): Promise<void> {
  await pages.registerAssets(app, parts.config.dataDir);
  await app.register(async (scope) => {
    const isDevelopment = pages.mode === 'development';
    // In development nothing is cached.
    const addressOf = (request: FastifyRequest) =>
      isDevelopment ? undefined : sharedAddressOf(request, isOverTls(parts.config, request));
    // Registered last, so that cached pages include every header.
    cacheReplies(scope, { responses, keyOf: (request) => addressOf(request)?.key, onHit: shared.countHit });
    scope.route({
      method: ['GET', 'HEAD', 'POST'],
      url: '/*',
      handler: (request, reply) => answerPage(request, reply, { parts, pages, shared, addressOf }),
    });
  });
}

type Answering = {
  parts: HttpParts;
  pages: PageSource;
  shared: SharedPages;
  /** The cache key of the requested page; undefined when the page is individual. */
  addressOf(request: FastifyRequest): PageAddress | undefined;
};

async function answerPage(request: FastifyRequest, reply: FastifyReply, answering: Answering) {
  const isSecure = isOverTls(answering.parts.config, request);
  const redirect = languageRedirect(request, { isSecure });
  if (redirect) return reply.header('set-cookie', redirect.cookie).redirect(redirect.location, 302);
  const usual = request.method === 'POST' ? undefined : canonicalAddress(request.url);
  if (usual) return reply.header('cache-control', 'no-cache').redirect(usual, 301);
  reply.header('vary', [languageVary(request), 'Save-Data', 'Accept-Encoding'].filter(Boolean).join(', '));
  const page = await makeSharedPage(request, answering);
  reply.isForEveryone = page !== undefined;
  return page ? sendPage(reply, page) : answerUncached(request, reply, answering);
}

/** A page that is equal for everyone; undefined when this visitor needs an individual one. */
async function makeSharedPage(request: FastifyRequest, answering: Answering): Promise<RenderedPage | undefined> {
  const { shared, parts, pages, addressOf } = answering;
  const address = addressOf(request);
  if (!address || shared.isPersonal(address)) return undefined;
  const { url, language, savesData } = address;
  const context = { ...contextOf(request, parts), language, savesData, posted: undefined };
  return shared.make(address, () => renderPage(new Request(new URL(url, parts.config.siteUrl)), context, pages));
}

async function answerUncached(request: FastifyRequest, reply: FastifyReply, { parts, pages }: Answering) {
  const posted = request.method === 'POST' ? await readPostedForm(request) : undefined;
  const chosen = postedLanguage(request);
  if (chosen) reply.header('set-cookie', languageCookie(chosen, isOverTls(parts.config, request)));
  try {
    const context = { ...contextOf(request, parts), posted };
    return sendPage(reply, await renderPage(toWebRequest(request), context, pages));
  } finally {
    await posted?.dispose();
  }
}

const sendPage = (reply: FastifyReply, { status, headers, body }: RenderedPage): FastifyReply =>
  reply.status(status).headers(headers).send(body);

function contextOf(request: FastifyRequest, { config, services, changes }: HttpParts) {
  return {
    services,
    siteUrl: config.siteUrl,
    language: languageOfPage(request),
    savesData: prefersReducedData(request),
    isDatabaseAway: changes.isAway(),
    network: clientNetwork(request),
    explain: (error: Parameters<typeof explainRefusal>[0]) => explainRefusal(error, languageOfPage(request)),
    reportError: (error: unknown) => request.log.error({ err: error }, 'page failed'),
  };
}
