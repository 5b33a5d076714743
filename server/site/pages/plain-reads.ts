import { createServer, type IncomingMessage, type ServerOptions, type ServerResponse } from 'node:http';
import type { FastifyServerFactory } from 'fastify';
import { isHost, namesOneHost } from '#server/core/http/request-address.ts';
import { writeCached } from '#server/core/http/response-cache/cache-replies.ts';
import type { CachedResponse, ResponseCache } from '#server/core/http/response-cache/response-cache.ts';
import { isOverTls } from '#server/core/http/security-headers.ts';
import { limits } from '#shared/limits.ts';
import type { HttpParts } from './http-parts.ts';
import { readSharedAddress, toReader } from './page-address.ts';

type Means = Pick<HttpParts, 'config' | 'logger' | 'metrics'> & { responses: ResponseCache; countHit(): void };

/** The limits of Node's server, and after how long a silent connection is closed: with a server of its own Fastify sets neither. */
type Limits = { options: ServerOptions; silentMilliseconds: number };

// Parameters may be refused.
const notPages = /^\/(?:api|assets|media)\/|\?/;
/** As the framework logs pages. */
const route = '/*';

/**
 * A server that answers the most frequent request, a plain read of a cached page, before the framework: its routing,
 * hooks and objects cost about a third of such a reply. Whatever its checks could refuse or treat differently is left to
 * it: other methods, parameters, bodies, tokens, odd headers. The reply and the log line are the same.
 */
export function answerPlainReads(means: Means, { options, silentMilliseconds }: Limits): FastifyServerFactory {
  const { metrics, logger, countHit } = means;
  const find = makePlainReads(means);
  let answered = 0;

  function isAnswered(request: IncomingMessage, response: ServerResponse): boolean {
    const begun = performance.now();
    const cached = find(request);
    if (!cached) return false;
    countHit();
    writeCached(request, response, cached);
    const { method = '' } = request;
    const status = response.statusCode;
    const milliseconds = Math.round((performance.now() - begun) * 10) / 10;
    logger.info({ reqId: `page-${(++answered).toString(36)}`, method, route, status, milliseconds }, 'answered');
    metrics?.observe({ method, route, status, milliseconds });
    return true;
  }

  return (framework) => {
    const server = createServer(options, (request, response) => {
      if (!isAnswered(request, response)) framework(request, response);
    });
    return server.setTimeout(silentMilliseconds);
  };
}

/** Finds the cached reply to a request that nothing can be wrong with; undefined for all others. */
function makePlainReads({ config, responses }: Means): (request: IncomingMessage) => CachedResponse | undefined {
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
    const asked = { method, url, headers };
    const address = readSharedAddress(asked, toReader(asked, isSecure));
    return address && responses.find(address.key);
  };
}
