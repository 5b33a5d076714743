import { renderToReadableStream, renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleDataRequestFunction,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { isBackOfficePath } from '#shared/site/site-paths.ts';
import { typesetHtml } from '#shared/typography/typeset-html.ts';
import { type PageContext, pageContext } from './bridge/context.ts';
import { PageStyles, pageStyles } from './page-styles.tsx';
import { FirstRequests } from './ui/first-requests.ts';
import { isOfficePage } from './ui/i18n/paths.ts';

// The server imports the context key and the router from here: separate imports would create another key and a second
// router.
export { createRequestHandler, RouterContextProvider } from 'react-router';
export { pageContext };

/** Internal errors are logged; 404s are not. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  if (isRouteErrorResponse(error)) return;
  context.get(pageContext).reportError(error);
};

/** The data of a screen without its document (`/admin/users.data`): public pages are documents and have none. */
export const handleDataRequest: HandleDataRequestFunction = (response, { request }) =>
  isBackOfficePath(new URL(request.url).pathname.replace(/\.data$/, ''))
    ? response
    : new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } });

/** Renders a page; every loader has finished. Public pages are documents: their loaders' data is not sent along. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  given: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const innermost = context.staticHandlerContext.matches.at(-1)?.route.id;
  if (isOfficePage(new URL(request.url).pathname, innermost)) {
    const application = await renderToReadableStream(<ServerRouter context={context} url={request.url} />);
    await application.allReady;
    return new Response(application, { status, headers });
  }
  const page = given.get(pageContext);
  const links: string[] = [];
  const html = typesetHtml(renderDocument(request, context, page, links), page.language);
  if (links.length > 0) headers.set('link', links.join(', '));
  return new Response(`<!DOCTYPE html>${html}`, { status, headers });
}

/** A public page; what its first view needs is added to `links`. */
function renderDocument(
  request: Request,
  { serverHandoffStream, ...context }: EntryContext,
  { styleText }: PageContext,
  links: string[],
): string {
  return renderToString(
    <PageStyles value={pageStyles(context, styleText)}>
      <FirstRequests value={(link) => links.push(link)}>
        <ServerRouter context={context} url={request.url} />
      </FirstRequests>
    </PageStyles>,
  );
}
