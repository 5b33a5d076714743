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

/** Whether a request, given its raw headers, names at most one host: programs before this one may choose the other. */
export function namesOneHost(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) if (rawHeaders[i]?.toLowerCase() === 'host') hosts++;
  return hosts <= 1;
}

/** The value of a query parameter, a list when it is there twice; undefined without it. */
export function queryParameter({ query }: FastifyRequest, name: string): unknown {
  return isRecord(query) ? query[name] : undefined;
}
