import type { FastifyRequest } from 'fastify';
import type * as Router from 'react-router';
import { isInfrastructureError } from '#server/core/db/engines/infrastructure-errors.ts';
import { readingForOneReply } from '#server/core/db/read-cache.ts';
import { addressOfTarget, isHost } from '#server/core/http/request-address.ts';
import { isBackOfficePath } from '#shared/site/site-paths.ts';
import type { PageSource } from './http-parts.ts';
import type { PageContext } from './page-context.ts';
import { pagePolicy } from './page-policy.ts';

/** A complete reply of the page renderer. */
export type RenderedPage = {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer | null;
};

/**
 * A page as React Router renders it, with its Content-Security-Policy. A page that failed because the database or the disk
 * is out of reach is a 503, which the visitor may ask for again.
 */
export async function renderPage(
  asked: Request,
  page: Omit<PageContext, 'styleText'>,
  pages: PageSource,
): Promise<RenderedPage> {
  const build = await pages.load();
  const { pageContext, RouterContextProvider } = readEntry(build);
  const context = new RouterContextProvider();
  let isOut = false;
  const reportError = (error: unknown) => {
    isOut ||= isInfrastructureError(error);
    page.reportError(error);
  };
  context.set(pageContext, { ...page, styleText: (address) => pages.styleText?.(address), reportError });
  const response = await readingForOneReply(() => makeHandler(build, pages.mode)(asked, context));
  const body = response.body ? Buffer.from(await response.arrayBuffer()) : null;
  const headers = { ...readHeaders(response), ...writePolicy(response, body, { asked, pages }) };
  const status = isOut && response.status === 500 ? 503 : response.status;
  return { status, headers: status === 503 ? { ...headers, 'retry-after': '10' } : headers, body };
}

type PageEntry = Pick<typeof Router, 'createRequestHandler' | 'RouterContextProvider'> & {
  pageContext: Router.RouterContext<PageContext>;
};

/** The exports of app/entry.server.tsx. */
const readEntry = (build: Router.ServerBuild) => build.entry.module as unknown as PageEntry;

const handlers = new WeakMap<Router.ServerBuild, Router.RequestHandler>();

function makeHandler(build: Router.ServerBuild, mode: PageSource['mode']): Router.RequestHandler {
  const handler = handlers.get(build) ?? readEntry(build).createRequestHandler(build, mode);
  handlers.set(build, handler);
  return handler;
}

function readHeaders({ headers }: Response): RenderedPage['headers'] {
  const cookies = headers.getSetCookie();
  return { ...Object.fromEntries(headers), ...(cookies.length > 0 && { 'set-cookie': cookies }) };
}

type Origin = { asked: Request; pages: PageSource };

function writePolicy({ headers }: Response, body: Buffer | null, { asked, pages }: Origin): Record<string, string> {
  if (!headers.get('content-type')?.startsWith('text/html')) return {};
  const isBackOffice = isBackOfficePath(new URL(asked.url).pathname);
  const isDevelopment = pages.mode === 'development';
  return { 'content-security-policy': pagePolicy(body?.toString() ?? '', { isBackOffice, isDevelopment }) };
}

/** The request without its body: `readPostedForm` has streamed forms before. */
export function toWebRequest(request: FastifyRequest): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (name === 'content-length' || name === 'transfer-encoding' || value === undefined) continue;
    // `cross-site-guard.ts` has checked it; React Router, which knows no SITE_URL, would compare it with what proxies say.
    if (name === 'origin') continue;
    for (const entry of [value].flat()) headers.append(name, entry);
  }
  const { pathname, search } = addressOfTarget(request.url);
  // A proxy may pass on what a visitor wrote there.
  const scheme = request.protocol.toLowerCase() === 'https' ? 'https' : 'http';
  const origin = `${scheme}://${isHost(request.host) ? request.host : 'localhost'}`;
  return new Request(new URL(origin + pathname + search), { method: request.method, headers });
}
