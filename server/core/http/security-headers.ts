import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/core/config/config.ts';
import { isPrivateTarget, keepPrivate } from './private-target.ts';

/** A Content-Security-Policy of these directives. */
export const writePolicy = (directives: Record<string, string>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`.trim())
    .join('; ');

type TlsSettings = Pick<Config, 'siteUrl' | 'trustProxy' | 'hsts'>;
type Headers = Record<string, string>;

const nothing = { 'default-src': "'none'", 'base-uri': "'none'", 'form-action': "'none'", 'frame-ancestors': "'none'" };

/** The default policy for replies other than pages: opened directly they may do nothing. */
const inertPolicy = writePolicy({ ...nothing, sandbox: '' });

/**
 * For scripts: workers get their policy from their script's reply, and pdf.js decodes scanned pages with WebAssembly.
 */
const scriptPolicy = writePolicy({ ...nothing, 'script-src': "'self' 'wasm-unsafe-eval'", 'connect-src': "'self'" });

const always: Headers = {
  'content-security-policy': inertPolicy,
  'x-content-type-options': 'nosniff',
  // Under 'no-referrer' forms would be posted with the origin 'null'.
  'referrer-policy': 'same-origin',
  // Short, because every page includes it. Features that browsers allow by default (fullscreen, clipboard) are not
  // listed.
  'permissions-policy': [
    ...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'gyroscope'],
    ...['hid', 'magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb', 'xr-spatial-tracking'],
  ]
    .map((feature) => `${feature}=()`)
    .join(', '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** For public pictures in place of the strict policy: other sites, link previews and feed readers embed them. */
export const embeddableHeaders: Headers = { 'cross-origin-resource-policy': 'cross-origin' };

// Two years. Other names below the host may lack TLS, so only a setting includes them.
const twoYears = 'max-age=63072000';
const overTls: Record<Config['hsts'], Headers> = {
  off: always,
  on: { ...always, 'strict-transport-security': twoYears },
  subdomains: { ...always, 'strict-transport-security': `${twoYears}; includeSubDomains` },
};

/** Whether visitors use TLS: by the site's address, or by a trusted proxy. */
export function isOverTls(
  { siteUrl, trustProxy }: Omit<TlsSettings, 'hsts'>,
  { protocol }: { protocol: string },
): boolean {
  return siteUrl.startsWith('https:') || (trustProxy > 0 && protocol === 'https');
}

/**
 * Sets the headers of every reply before other hooks run; pages and files then replace the default policy, which allows
 * nothing.
 */
export function registerSecurityHeaders(app: FastifyInstance, settings: TlsSettings): void {
  app.addHook('onRequest', (request, reply, done) => {
    setSecurityHeaders(request, reply, settings);
    done();
  });
  // Last, because redirects and refusals have headers of their own.
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (isPrivateTarget(request.url)) keepPrivate(reply);
    done();
  });
}

/** The same for replies outside Fastify's hooks. */
export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply, settings: TlsSettings): void {
  reply.headers(isOverTls(settings, request) ? overTls[settings.hsts] : always);
  if (/^\/assets\/[\w.-]+\.m?js$/.test(request.url)) reply.header('content-security-policy', scriptPolicy);
  // Replies to a token are not cacheable unless the route sets its own header.
  if (request.headers.authorization) reply.header('cache-control', 'no-store');
  if (isPrivateTarget(request.url)) keepPrivate(reply);
}

/** The same for requests refused before parsing. */
export function buildSecurityHeaders(settings: TlsSettings): Headers {
  return isOverTls(settings, { protocol: 'http' }) ? overTls[settings.hsts] : always;
}
