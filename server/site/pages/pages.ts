import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as Router from 'react-router';
import { isInfrastructureError } from '#server/core/db/engines/infrastructure-errors.ts';
import { readingForOneReply } from '#server/core/db/read-cache.ts';
import { clientNetwork } from '#server/core/http/client-network.ts';
import {
  languageCookie,
  languageOfPage,
  languageRedirect,
  languageVary,
  postedLanguage,
} from '#server/core/http/page-language.ts';
import { explainRefusal } from '#server/core/http/replies/explain-refusal.ts';
import { addressOfTarget, isHost } from '#server/core/http/request-address.ts';
import { cacheReplies } from '#server/core/http/response-cache/cache-replies.ts';
import type { ResponseCache } from '#server/core/http/response-cache/response-cache.ts';
import { isOverTls } from '#server/core/http/security-headers.ts';
import { isBackOfficePath } from '#shared/site/site-paths.ts';
import type { HttpParts, PageSource } from './http-parts.ts';
import { type FindHandler, narrowHandlers } from './narrow-handlers.ts';
import { canonicalAddress, type PageAddress, prefersReducedData, sharedAddressOf } from './page-address.ts';
import type { PageContext } from './page-context.ts';
import { registerPagePolicy } from './page-policy.ts';
import { answerPlainReads } from './plain-reads.ts';
import { readPostedForm } from './posted-form.ts';
import { type RenderedPage, readResponse } from './rendered-page.ts';
import { createSharedPages, type SharedPages } from './shared-pages.ts';
import { withUnsentData } from './unsent-data.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** The hashes of what the page being answered carries inline, for its Content-Security-Policy; undefined for anything else. */
    inlineHashes: RenderedPage['inlineHashes'] | undefined;
  }
}

type Mounting = { pages: PageSource; responses: ResponseCache };

/** Mounts the React pages last; loaders get the services through their context. */
export async function mountPages(
  app: FastifyInstance,
  parts: HttpParts,
  { pages, responses }: Mounting,
): Promise<void> {
  app.decorateReply('inlineHashes', undefined);
  await pages.registerAssets(app, parts.config.dataDir);
  await app.register(async (scope) => {
    const isDevelopment = pages.mode === 'development';
    const shared = createSharedPages(responses);
    parts.metrics?.watchPageCache(shared.counts);
    registerPagePolicy(scope, { isDevelopment });
    // In development nothing is cached.
    const addressOf = (request: FastifyRequest) =>
      isDevelopment ? undefined : sharedAddressOf(request, isOverTls(parts.config, request));
    const countHit = shared.countHit;
    if (!isDevelopment) answerPlainReads(app.server, { ...parts, responses, countHit });
    // Registered last, so that cached pages include every header.
    cacheReplies(scope, { responses, keyOf: (request) => addressOf(request)?.key, onHit: countHit });
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
  const made = await makePage(request, answering);
  if (!made) return answerUncached(request, reply, answering);
  reply.isForEveryone = true;
  return sendPage(reply, made);
}

/** A shared page; undefined when this visitor needs an individual one. */
async function makePage(request: FastifyRequest, answering: Answering): Promise<RenderedPage | undefined> {
  const { shared, parts } = answering;
  const address = answering.addressOf(request);
  if (!address || shared.isPersonal(address)) return undefined;
  return shared.make(address, () => {
    const context = { ...contextOf(request, parts), ...readerOf(address), posted: undefined };
    return renderPage(new Request(documentAddress(new URL(address.url, parts.config.siteUrl))), context, answering);
  });
}

const readerOf = ({ language, savesData }: PageAddress) => ({ language, savesData });

async function answerUncached(request: FastifyRequest, reply: FastifyReply, answering: Answering) {
  const posted = request.method === 'POST' ? await readPostedForm(request) : undefined;
  const chosen = postedLanguage(request);
  if (chosen) reply.header('set-cookie', languageCookie(chosen, isOverTls(answering.parts.config, request)));
  try {
    const context = { ...contextOf(request, answering.parts), posted };
    return sendPage(reply, await renderPage(toWebRequest(request), context, answering));
  } finally {
    await posted?.dispose();
  }
}

async function renderPage(
  asked: Request,
  page: Omit<PageContext, 'takeHtml' | 'styleText'>,
  { pages }: Answering,
): Promise<RenderedPage> {
  const build = await pages.load();
  const { pageContext, RouterContextProvider } = entryOf(build);
  const context = new RouterContextProvider();
  let isOut = false;
  const reportError = (error: unknown) => {
    isOut ||= isInfrastructureError(error);
    page.reportError(error);
  };
  let html: string | undefined;
  const takeHtml = (text: string) => {
    html = text;
  };
  context.set(pageContext, { ...page, styleText: (address) => pages.styleText?.(address), reportError, takeHtml });
  const answer = handlerOf(build, { mode: pages.mode, pathname: new URL(asked.url).pathname });
  const response = await readingForOneReply(() => answer(asked, context));
  const rendered = await readResponse(response, html);
  const status = isOut && rendered.status === 500 ? 503 : rendered.status;
  return status === 503 ? toBeRepeated(rendered) : rendered;
}

/** The page shown for a temporary fault: the visitor may reload it, or send the form again. */
function toBeRepeated(page: RenderedPage): RenderedPage {
  return { ...page, status: 503, headers: { ...page.headers, 'retry-after': '10' } };
}

function sendPage(reply: FastifyReply, page: RenderedPage): FastifyReply {
  reply.inlineHashes = page.inlineHashes;
  return reply.status(page.status).headers(page.headers).send(page.body);
}

type PageEntry = Pick<typeof Router, 'createRequestHandler' | 'RouterContextProvider'> & {
  pageContext: Router.RouterContext<PageContext>;
};

/** The exports of app/entry.server.tsx. */
const entryOf = (build: Router.ServerBuild) => build.entry.module as unknown as PageEntry;

const handlers = new WeakMap<Router.ServerBuild, FindHandler>();

function handlerOf(build: Router.ServerBuild, { mode, pathname }: { mode: PageSource['mode']; pathname: string }) {
  const make = (narrowed: Router.ServerBuild) => entryOf(build).createRequestHandler(narrowed, mode);
  const find = handlers.get(build) ?? narrowHandlers(withUnsentData(build), make);
  handlers.set(build, find);
  return find(pathname);
}

function contextOf(
  request: FastifyRequest,
  { config, services, changes }: HttpParts,
): Omit<PageContext, 'posted' | 'styleText' | 'takeHtml'> {
  return {
    services,
    siteUrl: config.siteUrl,
    language: languageOfPage(request),
    savesData: prefersReducedData(request),
    isDatabaseAway: changes.isAway(),
    network: clientNetwork(request),
    explain: (error) => explainRefusal(error, languageOfPage(request)),
    reportError: (error) => request.log.error({ err: error }, 'page failed'),
  };
}

/** The request without its body: `readPostedForm` has streamed forms before. */
function toWebRequest(request: FastifyRequest): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (name === 'content-length' || name === 'transfer-encoding' || value === undefined) continue;
    // React Router would reject it as cross-site; `cross-site-guard.ts` has already checked it.
    if (name === 'origin' && value === 'null') continue;
    for (const entry of [value].flat()) headers.append(name, entry);
  }
  const { pathname, search } = addressOfTarget(request.url);
  const origin = `${request.protocol}://${isHost(request.host) ? request.host : 'localhost'}`;
  return new Request(documentAddress(new URL(origin + pathname + search)), { method: request.method, headers });
}

/**
 * Public pages are documents: what React Router would answer with a page's data alone, `/products.data`, is an unknown
 * address to it with a trailing slash. The back office, an application, asks for such data.
 */
function documentAddress(address: URL): URL {
  const [, screen] = /^(.*)\.data$/.exec(address.pathname) ?? [];
  if (screen !== undefined && !isBackOfficePath(screen)) address.pathname += '/';
  return address;
}
