import { redirect } from 'react-router';
import type { PageContext } from './context.ts';
import { pathIn } from './i18n/paths.ts';

/**
 * Follows an address at which no page stands: a page that moved, for good, or a short link `/s/<code>`, in the reader's
 * language. @throws Response that leads there; returns when the address leads nowhere
 */
export async function followMoved(
  { services, language }: Pick<PageContext, 'services' | 'language'>,
  { pathname }: URL,
): Promise<void> {
  const [, code] = /^(?:\/ar)?\/s\/([^/]+)$/.exec(pathname) ?? [];
  const page = code && (await services.shortLinks.findPath(code));
  // Another reader of the same link may prefer the other language.
  if (page) throw redirect(pathIn(language, page), { status: 302, headers: { 'cache-control': 'no-store' } });
  const target = await services.redirects.findTarget(pathname);
  if (target) throw redirect(pathIn(language, target), 301);
}
