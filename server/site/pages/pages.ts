import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { clientNetwork } from '#server/core/http/client-network.ts';
import { languageCookie, languageVary, postedLanguage } from '#server/core/http/page-language.ts';
import { cacheReplies } from '#server/core/http/response-cache/cache-replies.ts';
import type { ResponseCache } from '#server/core/http/response-cache/response-cache.ts';
import { isOverTls } from '#server/core/http/security-headers.ts';
import type { HttpParts, PageSource } from './http-parts.ts';
import { type PageAddress, type Reader, readSharedAddress, toReader } from './page-address.ts';
import { findRedirect } from './page-redirects.ts';
import { readPostedForm } from './posted-form.ts';
import { type RenderedPage, renderPage, toWebRequest } from './render-page.ts';
import type { SharedPages } from './shared-pages.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks for a page. */
    reader: Reader;
    /** Where the page that is equal for everyone is cached; undefined for one that is individual. */
    sharedAddress: PageAddress | undefined;
  }
}

type Mounting = { pages: PageSource; responses: ResponseCache; shared: SharedPages };

/** Mounts the React pages last; loaders get the services through their context. */
export async function mountPages(app: FastifyInstance, parts: HttpParts, mounting: Mounting): Promise<void> {
  const { pages, responses, shared } = mounting;
  await pages.registerAssets(app, parts.config.dataDir);
  await app.register(async (scope) => {
    scope.decorateRequest('sharedAddress', undefined);
    scope.addHook('onRequest', (request, _reply, done) => {
      request.reader = toReader(request, isOverTls(parts.config, request));
      // In development nothing is cached.
      if (pages.mode !== 'development') request.sharedAddress = readSharedAddress(request, request.reader);
      done();
    });
    // Registered last, so that cached pages include every header.
    cacheReplies(scope, { responses, keyOf: ({ sharedAddress }) => sharedAddress?.key, onHit: shared.countHit });
    const answering = { parts, pages, shared };
    const url = '/*';
    scope.route({
      method: ['GET', 'HEAD'],
      url,
      onRequest: leadElsewhere,
      handler: (request, reply) => answerRead(request, reply, answering),
    });
    scope.route({ method: 'POST', url, handler: (request, reply) => answerForm(request, reply, answering) });
  });
}

/** Answers for scripts and styles. The plugin's own route would list a thousand files for each one that it sends. */
export function serveAssets(app: FastifyInstance): void {
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => reply.sendFile(`/${request.params['*']}`));
}

const leadElsewhere: onRequestHookHandler = (request, reply, done) => {
  const redirect = findRedirect(request.url, request.reader.isSecure);
  if (!redirect) return done();
  reply.headers(redirect.headers).redirect(redirect.location, redirect.status);
};

type Answering = Pick<Mounting, 'pages' | 'shared'> & { parts: HttpParts };

async function answerRead(request: FastifyRequest, reply: FastifyReply, { parts, pages, shared }: Answering) {
  const { sharedAddress: address } = request;
  const context = makeContext(request, parts);
  const made =
    address && !shared.isPersonal(address)
      ? await shared.make(address, () =>
          renderPage(new Request(new URL(address.url, parts.config.siteUrl)), context, pages),
        )
      : undefined;
  reply.isForEveryone = made !== undefined;
  return sendPage(request, reply, made ?? (await renderPage(toWebRequest(request), context, pages)));
}

async function answerForm(request: FastifyRequest, reply: FastifyReply, { parts, pages }: Answering) {
  const posted = await readPostedForm(request);
  const chosen = postedLanguage(request);
  if (chosen) reply.header('set-cookie', languageCookie(chosen, request.reader.isSecure));
  try {
    const context = { ...makeContext(request, parts), posted };
    return sendPage(request, reply, await renderPage(toWebRequest(request), context, pages));
  } finally {
    await posted.dispose();
  }
}

function sendPage(request: FastifyRequest, reply: FastifyReply, { status, headers, body }: RenderedPage): FastifyReply {
  const vary = [languageVary(request), 'Save-Data', 'Accept-Encoding'].filter(Boolean).join(', ');
  return reply
    .status(status)
    .headers({ vary, ...headers })
    .send(body);
}

function makeContext(request: FastifyRequest, { config, services, changes }: HttpParts) {
  const { language, savesData } = request.reader;
  return {
    services,
    siteUrl: config.siteUrl,
    language,
    savesData,
    isDatabaseAway: changes.isAway(),
    posted: undefined,
    network: clientNetwork(request),
    reportError: (error: unknown) => request.log.error({ err: error }, 'page failed'),
  };
}
