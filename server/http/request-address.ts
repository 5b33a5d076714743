import type { FastifyRequest } from 'fastify';
import { isRecord } from '#shared/typed-entries.ts';

const otherSite = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;
const usualHost = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;

/** A request target without the origin that proxies may prepend. */
export function ownTarget(target: string): string {
  const own = target.replace(otherSite, '');
  return /^[/\\]/.test(own) ? own : `/${own}`;
}

/**
 * The URL of a request target on a placeholder host. Never fails, and never leaves the site: `//host/x` and
 * `http://host/x` become paths.
 */
export function addressOfTarget(target: string): URL {
  return new URL(`http://site${ownTarget(target)}`);
}

/** Whether a Host header is a host with an optional port, and nothing else. */
export function isHost(host: string): boolean {
  return usualHost.test(host) && URL.canParse(`http://${host}`);
}

/** The value of a query parameter, a list when it is there twice; undefined without it. */
export function queryParameter({ query }: FastifyRequest, name: string): unknown {
  return isRecord(query) ? query[name] : undefined;
}
