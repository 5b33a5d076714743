import { mayBePrefetched, pointedAt } from '#app/site/speculation-rules.ts';

/** A pointer that rests on a link for this long is about to follow it. */
const restMilliseconds = 30;

type Connection = { saveData?: boolean; effectiveType?: string };

/** No prefetching with Save-Data or on slow connections. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: Connection };
  const isSlow = /2g/.test(connection?.effectiveType ?? '');
  const asksForLess =
    'saveData' in document.documentElement.dataset || matchMedia('(prefers-reduced-data:reduce)').matches;
  return Boolean(connection?.saveData) || isSlow || asksForLess;
}

const knowsRules = (): boolean => HTMLScriptElement.supports?.('speculationrules') ?? false;

/**
 * Fetches a page when the pointer rests on its link: by the speculation rules of the page, or at low priority where the
 * browser knows none.
 */
export function startPrefetch(): void {
  // The server knows of `Save-Data` alone, and leaves the rules out then.
  if (savesData()) document.querySelector('script[type=speculationrules]')?.remove();
  else whenPointedAt(knowsRules() ? (link) => link.setAttribute(pointedAt, '') : fetchAhead);
}

function fetchAhead({ href }: HTMLAnchorElement): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
}

function whenPointedAt(fetchPage: (link: HTMLAnchorElement) => void): void {
  const fetched = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  addEventListener(
    'pointerover',
    ({ target }) => {
      clearTimeout(timer);
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || fetched.has(link.href) || !mayBePrefetched(link)) return;
      timer = setTimeout(() => {
        fetched.add(link.href);
        fetchPage(link);
      }, restMilliseconds);
    },
    { passive: true },
  );
}
