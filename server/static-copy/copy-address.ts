import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { withoutEnding } from '#shared/without-ending.ts';

// Where an address of the site lies in the copy, and how one file there leads to another.

/** Screens that nobody can use without the server. */
const withoutServer = /^\/(?:ar\/)?(?:login|admin|api|search|s)(?:\/|$)/;

/** The address of a page or file of this site, path and query, that `link` on the page `from` leads to; undefined: of no use here. */
export function addressOf(link: string, from: string, siteUrl: string): string | undefined {
  const trimmed = link.trim();
  if (!URL.canParse(trimmed, siteUrl + from)) return undefined;
  const url = new URL(trimmed, siteUrl + from);
  if (url.origin !== new URL(siteUrl).origin || withoutServer.test(url.pathname)) return undefined;
  return url.pathname + url.search;
}

/** What follows the address within its page, `#content`. */
export const fragmentOf = (link: string): string => /#.*/s.exec(link)?.[0] ?? '';

/** Whether the site answers an address with a file and not with a page. */
export const isFile = (address: string): boolean => /\.[a-z0-9]{2,12}$/i.test(pathOf(address));

const pathOf = (address: string): string => address.replace(/\?.*/s, '');

/** The file, relative to the copy's folder: `products/index.html`, `products/_/3f2a…/index.html` with a query. */
export function fileOf(address: string): string {
  const path = withoutEnding(decodeURIComponent(pathOf(address)).replace(/^\/+/, ''), '/');
  if (isFile(address)) return path;
  const query = address.includes('?') ? `_/${createHash('sha256').update(address).digest('hex').slice(0, 16)}` : '';
  return posix.join(path, query, 'index.html');
}

/** The link from one file to another; from the page for unknown addresses, which is shown anywhere, from the root. */
export function linkBetween(from: string, to: string): string {
  const encoded = (path: string) => path.split('/').map(encodeURIComponent).join('/');
  if (from === notFoundFile) return `/${encoded(to)}`;
  return encoded(posix.relative(posix.dirname(from), to)) || '.';
}

/** What plain web servers show for an address that is not there. */
export const notFoundFile = '404.html';
