import { hash } from 'node:crypto';
import type { ReactElement } from 'react';
import { renderToReadableStream, renderToStaticMarkup, renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { isBackOfficePath } from '#shared/site/site-paths.ts';
import { typesetHtml } from '#shared/typography/typeset-html.ts';
import { type PageContext, pageContext } from './bridge/context.ts';
import { PageStyles } from './page-styles.tsx';
import { type PartRendering, renderWithParts } from './site/components/kept-part.tsx';
import { FirstRequests } from './ui/first-requests.ts';
import { currentLanguage } from './ui/i18n/current-language.ts';

// The server imports the context key and the router from here: separate imports would create another key and a second
// router.
export { createRequestHandler, RouterContextProvider } from 'react-router';
export { pageContext };

/** Internal errors are logged; 404s are not. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  if (isRouteErrorResponse(error)) return;
  context.get(pageContext).reportError(error);
};

/**
 * Renders a page; every loader has finished. The server gets the whole text; as a response body it would be encoded,
 * streamed and decoded again. Public pages are documents: their loaders' data is not sent along.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  given: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const page = given.get(pageContext);
  const isBackOffice = isBackOfficePath(new URL(request.url).pathname);
  const links: string[] = [];
  const html = isBackOffice
    ? await renderApplication(request, context)
    : renderWithParts(renderPart, () => typesetHtml(renderDocument(request, context, page, links), page.language));
  if (links.length > 0) headers.set('link', links.join(', '));
  page.takeHtml(`<!DOCTYPE html>${html}`);
  return new Response(null, { headers, status });
}

/** A part of a page, typeset; its ids differ from those of the page and of other parts. */
function renderPart(element: ReactElement, { key, isHydrated }: PartRendering): string {
  const identifierPrefix = hash('sha1', key).slice(0, 8);
  const render = isHydrated ? renderToString : renderToStaticMarkup;
  return typesetHtml(render(element, { identifierPrefix }), currentLanguage());
}

/** A public page; what its first view needs is added to `links`. */
function renderDocument(
  request: Request,
  { serverHandoffStream, ...context }: EntryContext,
  { styleText }: PageContext,
  links: string[],
): string {
  const styles = new Map<string, string>();
  const shown = onlyShownRoutes(context, (address) => {
    const text = styleText(address);
    if (text !== undefined) styles.set(address, text);
    return text !== undefined;
  });
  return renderToString(
    <PageStyles value={[...styles.values()]}>
      <FirstRequests value={(link) => links.push(link)}>
        <ServerRouter context={shown} url={request.url} />
      </FirstRequests>
    </PageStyles>,
  );
}

/**
 * Without the routes that are not shown: the router builds and matches every route it gets, for each page. Style sheets
 * below the root that `isInline` takes are not linked.
 */
function onlyShownRoutes(context: EntryContext, isInline: (address: string) => boolean): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const ofAllPages = manifest.routes.root?.css ?? [];
  const shown = staticHandlerContext.matches.flatMap(({ route }) => {
    const known = manifest.routes[route.id];
    if (!known) return [];
    const linked = known.css?.filter((address) => ofAllPages.includes(address) || !isInline(address));
    return [[route.id, { ...known, css: linked }]];
  });
  return { ...context, manifest: { ...manifest, routes: Object.fromEntries(shown) } };
}

async function renderApplication(request: Request, context: EntryContext): Promise<string> {
  const page = await renderToReadableStream(<ServerRouter context={context} url={request.url} />);
  await page.allReady;
  return (await new Response(page).text()).replace(/^<!DOCTYPE html>/i, '');
}
