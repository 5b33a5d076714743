import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, type RequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { PageContext } from '#server/http/page-context.ts';
import { readFormSubmission } from './form-submission.ts';
import type { HttpParts, PageSource } from './http-parts.ts';
import { type RenderedPage, readResponse } from './page-cache/rendered-page.ts';
import { languageOfPage, languageRedirect, languageVary } from './page-language.ts';
import { registerPagePolicy } from './page-policy.ts';
import { isOverTls } from './security-headers.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** The scripts that stand in the page being answered, for its Content-Security-Policy; undefined for anything else. */
    inlineScriptHashes: RenderedPage['inlineScriptHashes'] | undefined;
  }
}

type PageContextKey = Parameters<RouterContextProvider['set']>[0];

/** Mounts the React pages behind everything else; loaders find the services in their context. */
export async function mountPages(app: FastifyInstance, parts: HttpParts, pages: PageSource): Promise<void> {
  app.decorateReply('inlineScriptHashes', undefined);
  await pages.registerAssets(app);
  await app.register(async (scope) => {
    registerPagePolicy(scope, { isDevelopment: pages.mode === 'development' });
    scope.route({
      method: ['GET', 'HEAD', 'POST'],
      url: '/*',
      handler: (request, reply) => answerPage(request, reply, { parts, pages }),
    });
  });
}

type Answering = { parts: HttpParts; pages: PageSource };

async function answerPage(request: FastifyRequest, reply: FastifyReply, { parts, pages }: Answering) {
  const redirect = languageRedirect(request, { isSecure: isOverTls(parts.config, request) });
  if (redirect) return reply.header('set-cookie', redirect.cookie).redirect(redirect.location, 302);
  const vary = languageVary(request);
  if (vary) reply.header('vary', vary);
  const build = await pages.load();
  const handler = handlerOf(build, pages.mode);
  const context = new RouterContextProvider();
  // The key comes through the build: a second import of app/context.ts would be a different key.
  const { pageContext } = build.entry.module as unknown as { pageContext: PageContextKey };
  const page = await pageContextOf(request, parts);
  context.set(pageContext, page);
  try {
    const rendered = await readResponse(await handler(toWebRequest(request, reply), context));
    reply.inlineScriptHashes = rendered.inlineScriptHashes;
    return reply.status(rendered.status).headers(rendered.headers).send(rendered.body);
  } finally {
    await page.submission?.dispose();
  }
}

const handlers = new WeakMap<ServerBuild, RequestHandler>();

/** One handler for each build: a new one ranks every route anew when it is first asked. */
function handlerOf(build: ServerBuild, mode: PageSource['mode']): RequestHandler {
  const handler = handlers.get(build) ?? createRequestHandler(build, mode);
  handlers.set(build, handler);
  return handler;
}

async function pageContextOf(request: FastifyRequest, { config, services }: HttpParts): Promise<PageContext> {
  return {
    services,
    siteUrl: config.siteUrl,
    language: languageOfPage(request),
    reportError: (error) => request.log.error({ err: error }, 'page failed'),
    submission: request.method === 'POST' ? await readFormSubmission(request) : undefined,
  };
}

/** The request without its body: forms are read beforehand, streamed, by `readFormSubmission`. */
function toWebRequest(request: FastifyRequest, reply: FastifyReply): Request {
  const aborted = new AbortController();
  reply.raw.once('close', () => aborted.abort());
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (name === 'content-length' || name === 'transfer-encoding' || value === undefined) continue;
    for (const entry of [value].flat()) headers.append(name, entry);
  }
  const url = new URL(request.url, `${request.protocol}://${request.host || 'localhost'}`);
  return new Request(url, { method: request.method, headers, signal: aborted.signal });
}
