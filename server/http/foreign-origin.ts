import type { FastifyRequest } from 'fastify';
import { AppError } from '#shared/errors.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a change that another site asks for: Origin or Sec-Fetch-Site is there and foreign. Our own are the address
 * asked for and SITE_URL. Programs send neither header and are let through; they carry no one's cookies.
 * @throws AppError `forbidden` (403)
 */
export function refuseForeignOrigin(request: FastifyRequest, siteUrl: string): void {
  if (reading.has(request.method)) return;
  const { origin, 'sec-fetch-site': site } = request.headers;
  // A page under 'no-referrer' posts with the origin 'null'; that it is ours, the browser says in the other header.
  const isUnnamed = origin === 'null' && site === 'same-origin';
  const isForeign =
    (origin !== undefined && !isUnnamed && !isOwn(origin, request, siteUrl)) ||
    (site !== undefined && site !== 'same-origin' && site !== 'none');
  if (isForeign) throw new AppError('forbidden', 'error_foreign_origin');
}

/** The scheme is compared for SITE_URL alone: a proxy that is not believed hides whether the visitor came over TLS. */
function isOwn(origin: string, request: FastifyRequest, siteUrl: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { host, origin: normal, protocol } = new URL(origin);
  if (normal === new URL(siteUrl).origin) return true;
  return /^https?:$/.test(protocol) && normal === origin && host === normalHost(request.host, protocol);
}

/** The host as an Origin would name it: in lower case, without the scheme's own port. */
function normalHost(host: string, protocol: string): string | undefined {
  const address = `${protocol}//${host}`;
  return URL.canParse(address) ? new URL(address).host : undefined;
}
