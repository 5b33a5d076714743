import { mayBePrefetched } from '../speculation-rules.ts';

/** A pointer that rests on a link for this long is about to follow it. */
const restMilliseconds = 65;

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

/** Fetches a page at low priority when the pointer rests on its link, where the browser knows no speculation rules. */
export function startPrefetch(): void {
  if (knowsRules() || savesData()) return;
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
        const ahead = Object.assign(document.createElement('link'), { rel: 'prefetch', href: link.href });
        document.head.append(ahead);
      }, restMilliseconds);
    },
    { passive: true },
  );
}
