import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, ServerRouter } from 'react-router';
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

/** Renders a page once all of it is there: every loader has answered, so nothing needs to stream in late. */
export default function renderPage(request: Request, status: number, headers: Headers, context: EntryContext) {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const first = isBackOfficePath(new URL(request.url).pathname) ? '' : visitScript;
  return new Promise<Response>((resolve, reject) => {
    const timer = setTimeout(() => rendering.abort(), renderTimeout);
    const rendering = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      onAllReady() {
        clearTimeout(timer);
        rendering.pipe(
          collector((html) => resolve(new Response(withLateScripts(html.toString(), first), { headers, status }))),
        );
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error);
      },
    });
  });
}

/** Takes a whole page in one piece: it is hashed, compressed and kept as one. */
function collector(onWhole: (bytes: Buffer) => void): Writable {
  const pieces: Buffer[] = [];
  return new Writable({
    write(piece: Buffer, _encoding, done) {
      pieces.push(piece);
      done();
    },
    final(done) {
      onWhole(Buffer.concat(pieces));
      done();
    },
  });
}
