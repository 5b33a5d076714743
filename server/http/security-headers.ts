import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/config/config.ts';

/** A Content-Security-Policy of these directives. */
export const policyOf = (directives: Record<string, string>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`.trim())
    .join('; ');

type TlsSettings = Pick<Config, 'siteUrl' | 'trustProxy'>;
type Headers = Record<string, string>;

const nothing = { 'default-src': "'none'", 'base-uri': "'none'", 'form-action': "'none'", 'frame-ancestors': "'none'" };

/** For whatever is no page: opened by itself it may do nothing. */
const inertPolicy = policyOf({ ...nothing, sandbox: '' });

/** For scripts: a worker obeys the policy it was sent with, and pdf.js decodes scanned pages with WebAssembly. */
const scriptPolicy = policyOf({ ...nothing, 'script-src': "'self' 'wasm-unsafe-eval'", 'connect-src': "'self'" });

const always: Headers = {
  'content-security-policy': inertPolicy,
  'x-content-type-options': 'nosniff',
  // A form posted under 'no-referrer' would say that it comes from nowhere.
  'referrer-policy': 'same-origin',
  // Short, because it travels with every page. What browsers allow a page of its own accord (fullscreen, the clipboard) is not repeated.
  'permissions-policy': [
    ...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'gyroscope'],
    ...['hid', 'magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb', 'xr-spatial-tracking'],
  ]
    .map((feature) => `${feature}=()`)
    .join(', '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** For public pictures in place of the strict policy: other sites, link cards and feed readers show them. */
export const shownAnywhere: Headers = { 'cross-origin-resource-policy': 'cross-origin' };

// Two years, subdomains included: OWASP ASVS 5.0, 3.4.1.
const overTls: Headers = { ...always, 'strict-transport-security': 'max-age=63072000; includeSubDomains' };

/** Whether visitors come over TLS: the site's address says so, or a proxy that is believed. */
export function isOverTls({ siteUrl, trustProxy }: TlsSettings, { protocol }: { protocol: string }): boolean {
  return siteUrl.startsWith('https:') || (trustProxy > 0 && protocol === 'https');
}

/**
 * Headers of every answer, set before anything else looks at the request; a page or a file then puts its own policy
 * in place of the one that allows nothing.
 */
export function registerSecurityHeaders(app: FastifyInstance, settings: TlsSettings): void {
  app.addHook('onRequest', (request, reply, done) => {
    setSecurityHeaders(request, reply, settings);
    done();
  });
}

/** The same for answers that no hook sees. */
export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply, settings: TlsSettings): void {
  reply.headers(isOverTls(settings, request) ? overTls : always);
  if (/^\/assets\/[\w.-]+\.m?js$/.test(request.url)) reply.header('content-security-policy', scriptPolicy);
  // What a token opened stays out of every cache, unless the route knows better.
  if (request.headers.authorization) reply.header('cache-control', 'no-store');
}

/** The same for what is refused before it is a request. */
export function securityHeadersOf(settings: TlsSettings): Headers {
  return isOverTls(settings, { protocol: 'http' }) ? overTls : always;
}
