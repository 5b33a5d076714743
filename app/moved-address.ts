import { redirect } from 'react-router';
import { standsInBothLanguages } from '#shared/both-languages.ts';
import type { PageContext } from './context.ts';
import { pathIn } from './i18n/paths.ts';

/**
 * Follows an address at which no page stands: a page that moved, or a short link `/s/<code>`, in the reader's language
 * and with what the address carries. @throws Response that leads there; returns when the address leads nowhere
 */
export async function followMoved(
  { services, language }: Pick<PageContext, 'services' | 'language'>,
  { pathname, search }: URL,
): Promise<void> {
  const leadTo = (target: string) => addressOf(target, { language, search });
  const [, code] = /^(?:\/ar)?\/s\/([^/]+)\/?$/.exec(pathname) ?? [];
  const page = code && (await services.shortLinks.findPath(code));
  // Another reader of the same link may prefer the other language.
  const short = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
  if (page) throw redirect(leadTo(page), { status: 302, headers: short });
  const target = await services.redirects.findTarget(pathname);
  // Browsers would keep it for good, also after staff take it back.
  if (target) throw redirect(leadTo(target), { status: 301, headers: { 'cache-control': 'no-cache' } });
}

/** Where a reader is led; the names of campaigns come along where the target has no parameters of its own. */
function addressOf(target: string, { language, search }: Pick<PageContext, 'language'> & { search: string }): string {
  const { pathname, search: own, hash } = new URL(target, 'http://site');
  const path = standsInBothLanguages(pathname) ? pathIn(language, pathname) : pathname;
  const carried = new URLSearchParams(search);
  carried.delete('lng');
  return path + (own || (carried.size > 0 ? `?${carried}` : '')) + hash;
}
