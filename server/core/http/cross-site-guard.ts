import type { FastifyRequest } from 'fastify';
import { AppError } from '#shared/errors.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses cross-site changes, by a foreign Origin or Sec-Fetch-Site. Own origins are the requested host and SITE_URL.
 * Non-browsers send neither header and pass; they have no user's cookies.
 * @throws AppError `forbidden` (403)
 */
export function refuseCrossSite(request: FastifyRequest, siteUrl: string): void {
  if (reading.has(request.method)) return;
  const { origin, 'sec-fetch-site': site } = request.headers;
  // Under the policy 'no-referrer' forms post with the origin 'null'; Sec-Fetch-Site then shows that it is our own.
  const isUnnamed = origin === 'null' && site === 'same-origin';
  const isForeign =
    (origin !== undefined && !isUnnamed && !isOwn(origin, request, siteUrl)) ||
    (site !== undefined && site !== 'same-origin' && site !== 'none');
  if (isForeign) throw new AppError('forbidden', 'error_foreign_origin');
}

/** The scheme is compared only for SITE_URL: an untrusted proxy hides whether the visitor used TLS. */
function isOwn(origin: string, request: FastifyRequest, siteUrl: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { host, origin: normal, protocol } = new URL(origin);
  if (normal === new URL(siteUrl).origin) return true;
  return /^https?:$/.test(protocol) && normal === origin && host === normalHost(request.host, protocol);
}

/** The host in the form of an Origin: lower case, without the default port. */
function normalHost(host: string, protocol: string): string | undefined {
  const address = `${protocol}//${host}`;
  return URL.canParse(address) ? new URL(address).host : undefined;
}
