import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { pageContext } from './context.ts';
import { isBackOfficePath } from './i18n/paths.ts';
import { withLateScripts } from './late-scripts.ts';
import { visitScript } from './visit-script.ts';

// The server takes the key and the router from here: what it imported itself would be another key, and a second router.
export { createRequestHandler, RouterContextProvider } from 'react-router';
export { pageContext };

/** Faults of ours go to the log; aborted requests and unknown addresses are none. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(pageContext).reportError(error);
};

const renderTimeout = 5_000;

/**
 * Renders a page once all of it is there: every loader has answered, so nothing needs to stream in late. The server is
 * handed the whole text; as the body of the response it would be coded, streamed and decoded again.
 */
export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  given: RouterContextProvider,
) {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const first = isBackOfficePath(new URL(request.url).pathname) ? '' : visitScript;
  return new Promise<Response>((resolve, reject) => {
    const timer = setTimeout(() => rendering.abort(), renderTimeout);
    const rendering = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      onAllReady() {
        clearTimeout(timer);
        const whole = collector((html) => {
          given.get(pageContext).takeHtml(withLateScripts(html, first));
          resolve(new Response(null, { headers, status }));
        });
        rendering.pipe(whole as unknown as NodeJS.WritableStream);
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error);
      },
    });
  });
}

/** What React asks of a stream, for a page that is taken in one piece: it is hashed, compressed and kept as one. */
function collector(onWhole: (html: string) => void) {
  const pieces: Uint8Array[] = [];
  return {
    write(piece: Uint8Array | string): boolean {
      pieces.push(typeof piece === 'string' ? Buffer.from(piece) : piece);
      return true;
    },
    end: () => onWhole(Buffer.concat(pieces).toString()),
    destroy: () => undefined,
    on: () => undefined,
  };
}
