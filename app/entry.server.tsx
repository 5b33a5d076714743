import { text } from 'node:stream/consumers';
import { renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { isBackOfficePath } from '#shared/site-paths.ts';
import { pageContext } from './context.ts';
import { withDeferredScripts } from './deferred-scripts.ts';
import { visitScript } from './visit-script.ts';

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
 * Renders a page in one go: every loader has finished, so nothing is streamed. The server gets the whole text; as a
 * response body it would be encoded, streamed and decoded again.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...context }: EntryContext,
  given: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const data = serverHandoffStream && (await text(serverHandoffStream));
  const html = renderToString(<ServerRouter context={context} url={request.url} />);
  const first = isBackOfficePath(new URL(request.url).pathname) ? '' : visitScript;
  const hasScripts = context.renderMeta?.didRenderScripts === true;
  const late = withDeferredScripts(html, first);
  const whole = data !== undefined && hasScripts ? withLoaderData(late, data) : late;
  given.get(pageContext).takeHtml(`<!DOCTYPE html>${whole}`);
  return new Response(null, { headers, status });
}

/**
 * Appends the loader data, in the router's encoding, to a page, as `ServerRouter` does when given a stream; that would
 * suspend and render twice.
 */
function withLoaderData(html: string, data: string): string {
  const end = html.lastIndexOf('</body>');
  const controller = 'window.__reactRouterContext.streamController';
  // Escaped, so that no text closes the script.
  const encoded = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `${html.slice(0, end)}<script>${controller}.enqueue(${encoded});${controller}.close()</script>${html.slice(end)}`;
}
