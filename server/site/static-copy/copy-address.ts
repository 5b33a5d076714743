import { hash } from 'node:crypto';
import { posix } from 'node:path';
import { trimEnd } from '#shared/text/trim-end.ts';

// The file of a site address in the copy, and relative links between files.

/** Screens that need the server. */
const withoutServer = /^\/(?:ar\/)?(?:login|admin|api|search|s)(?:\/|$)/;

/** The site address, path and query, of `link` on the page `from`; undefined: not part of the copy. */
export function resolveLink(link: string, from: string, siteUrl: string): string | undefined {
  const trimmed = link.trim();
  if (!URL.canParse(trimmed, siteUrl + from)) return undefined;
  const url = new URL(trimmed, siteUrl + from);
  if (url.origin !== new URL(siteUrl).origin || withoutServer.test(url.pathname)) return undefined;
  return url.pathname + url.search;
}

/** The fragment, `#content`. */
export const readFragment = (link: string): string => /#.*/s.exec(link)?.[0] ?? '';

/** Whether an address is a file rather than a page. */
export const isFile = (address: string): boolean => /\.[a-z0-9]{2,12}$/i.test(pathOf(address));

const pathOf = (address: string): string => address.replace(/\?.*/s, '');

/** The file, relative to the copy's folder: `products/index.html`, `products/_/3f2a…/index.html` with a query. */
export function nameCopiedFile(address: string): string {
  const path = trimEnd(decodeURIComponent(pathOf(address)).replace(/^\/+/, ''), '/');
  if (isFile(address)) return path;
  const query = address.includes('?') ? `_/${hash('sha256', address, 'hex').slice(0, 16)}` : '';
  return posix.join(path, query, 'index.html');
}

/** The link from one file to another; the 404 page links from the root, because it is shown at any address. */
export function linkBetween(from: string, to: string): string {
  const encoded = (path: string) => path.split('/').map(encodeURIComponent).join('/');
  if (from === notFoundFile) return `/${encoded(to)}`;
  return encoded(posix.relative(posix.dirname(from), to)) || '.';
}

/** The file that plain web servers show for a missing address. */
export const notFoundFile = '404.html';
