import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { isHost, namesOneHost } from '#server/core/http/request-address.ts';
import { writeCached } from '#server/core/http/response-cache/cache-replies.ts';
import type { CachedResponse, ResponseCache } from '#server/core/http/response-cache/response-cache.ts';
import { isOverTls } from '#server/core/http/security-headers.ts';
import { limits } from '#shared/limits.ts';
import type { HttpParts } from './http-parts.ts';
import { sharedAddressOf } from './page-address.ts';

type Means = Pick<HttpParts, 'config' | 'logger' | 'metrics'> & { responses: ResponseCache; countHit(): void };

// Parameters may be refused.
const notPages = /^\/(?:api|assets|media)\/|\?/;
/** As the framework logs pages. */
const route = '/*';

/**
 * Answers the most frequent request, a plain read of a cached page, before the framework: its routing, hooks and objects
 * cost about a third of such a reply. Whatever its checks could refuse or treat differently is left to it: other methods,
 * parameters, bodies, tokens, odd headers. The reply and the log line are the same.
 */
export function answerPlainReads(server: Server, means: Means): void {
  const { metrics, logger, countHit } = means;
  const framework = server.listeners('request') as RequestListener[];
  const find = plainReadsOf(means);
  let answered = 0;

  function answerOrPass(request: IncomingMessage, response: ServerResponse): void {
    const begun = performance.now();
    const cached = find(request);
    if (!cached) {
      for (const listener of framework) listener.call(server, request, response);
      return;
    }
    countHit();
    writeCached(request, response, cached);
    const { method = '' } = request;
    const status = response.statusCode;
    const milliseconds = Math.round((performance.now() - begun) * 10) / 10;
    logger.info({ reqId: `page-${(++answered).toString(36)}`, method, route, status, milliseconds }, 'answered');
    metrics?.observe({ method, route, status, milliseconds });
  }

  server.removeAllListeners('request');
  server.on('request', answerOrPass);
}

/** Finds the cached reply to a request that nothing can be wrong with; undefined for all others. */
function plainReadsOf({ config, responses }: Means): (request: IncomingMessage) => CachedResponse | undefined {
  const isSecure = isOverTls(config, { protocol: 'http' });
  // Otherwise a trusted proxy tells of each request whether it used TLS.
  const isSame = isSecure || config.trustProxy === 0;
  let usualHost = '';

  function isPlain({ headers, rawHeaders }: IncomingMessage): boolean {
    if (rawHeaders.length > 2 * limits.headers || headers.host === undefined) return false;
    if (headers['content-length'] ?? headers['transfer-encoding'] ?? headers['content-encoding']) return false;
    if (headers.host !== usualHost && !isHost(headers.host)) return false;
    usualHost = headers.host;
    return namesOneHost(rawHeaders);
  }

  return (request) => {
    const { method = '', url = '', headers } = request;
    if (!isSame || notPages.test(url) || !isPlain(request)) return undefined;
    const address = sharedAddressOf({ method, url, headers }, isSecure);
    return address && responses.find(address.key);
  };
}
