import { redirect } from 'react-router';
import type { PageContext } from '#app/bridge/context.ts';
import { kindsWithPages } from '#shared/kinds/kinds.ts';
import { publicPageAt } from '#shared/site/fixed-pages.ts';
import { pathIn, pathWithoutLanguage } from '#shared/site/site-paths.ts';
import { findPlace, isGone } from './own-address.ts';

/**
 * Redirects an unknown address: a moved page, or a short link `/s/<code>`, in the reader's
 * language and with its query.
 * @returns the status of the page when there is none: 410 for a record that was deleted, else 404
 * @throws Response with the redirect
 */
export async function followMoved(
  { services, language }: Pick<PageContext, 'services' | 'language'>,
  { pathname, search }: URL,
): Promise<404 | 410> {
  const leadTo = async (target: string) => writeAddress(await currentAddress(services, target), { language, search });
  const [, code] = /^(?:\/ar)?\/s\/([^/]+)\/?$/.exec(pathname) ?? [];
  const page = code && (await services.shortLinks.findPath(code));
  // Language-dependent, so not cached for others.
  const short = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
  if (page) throw redirect(await leadTo(page), { status: 302, headers: short });
  const target = await services.redirects.findTarget(pathname);
  // Browsers cache permanent redirects forever, even if staff remove them.
  if (target) throw redirect(await leadTo(target), { status: 301, headers: { 'cache-control': 'no-cache' } });
  return (await isGone({ services }, pathWithoutLanguage(pathname))) ? 410 : 404;
}

/** A target by the address that its record has now, so that nobody is redirected twice. */
async function currentAddress(services: PageContext['services'], target: string): Promise<string> {
  const { pathname, search, hash } = new URL(target, 'http://site');
  const place = await findPlace({ services }, pathname);
  if (!place) return target;
  const now = new URL(place, 'http://site');
  return now.pathname + (search || now.search) + (hash || now.hash);
}

/** The redirect target; campaign parameters are kept if the target has no query. */
function writeAddress(
  target: string,
  { language, search }: Pick<PageContext, 'language'> & { search: string },
): string {
  const { pathname, search: own, hash } = new URL(target, 'http://site');
  const path = hasArabicPath(pathname) ? pathIn(language, pathname) : pathname;
  const carried = new URLSearchParams(search);
  carried.delete('lng');
  return path + (own || (carried.size > 0 ? `?${carried}` : '')) + hash;
}

const inBoth = /^\/(?:feed\.xml|manifest\.webmanifest|s\/[^/]+)$/;
const isPageOfRecord = (path: string): boolean =>
  kindsWithPages.some(({ folder }) => path.startsWith(`${folder}/`) && path.indexOf('/', folder.length + 1) < 0);

/**
 * Whether a path without language prefix also exists under /ar: public pages, short links, and files for crawlers in
 * each language. Other files and the back office have a single address.
 */
function hasArabicPath(path: string): boolean {
  // Page paths match in any letter case.
  const small = path.toLowerCase();
  return publicPageAt(small) !== undefined || inBoth.test(small) || isPageOfRecord(small);
}
