import { isIP } from 'node:net';

/** Where passkeys are valid: a host name, and the origins of pages that may use them. */
export type RelyingParty = { id: string; isOrigin(origin: string): boolean };

const localhost = /^http:\/\/localhost(?::\d{1,5})?$/;

/**
 * The relying party of SITE_URL: its host and its origin alone. On localhost any port is accepted, since the port of a
 * development server varies.
 * @returns undefined where browsers offer no passkeys: an address without name, or without TLS
 */
export function nameRelyingParty(siteUrl: string): RelyingParty | undefined {
  const { hostname, origin, protocol } = new URL(siteUrl);
  if (hostname === 'localhost') return { id: hostname, isOrigin: (sent) => sent === origin || localhost.test(sent) };
  if (protocol !== 'https:' || isIP(hostname.replace(/^\[|\]$/g, ''))) return undefined;
  return { id: hostname, isOrigin: (sent) => sent === origin };
}
