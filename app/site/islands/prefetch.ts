import { mayBePrefetched, pointedAt } from '#app/site/speculation-rules.ts';

/** A pointer that rests on a link for this long is about to follow it. */
const restMilliseconds = 30;
const longRestMilliseconds = 150;

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
 * Fetches a page when the pointer rests on its link, and renders it when it rests there for long: by the speculation
 * rules of the page. Where the browser knows none, it is fetched at low priority.
 */
export function startPrefetch(): void {
  // The server knows of `Save-Data` alone, and leaves the rules out then.
  if (savesData()) document.querySelector('script[type=speculationrules]')?.remove();
  else if (knowsRules()) markPointedAt();
  else whenRestingOn(restMilliseconds, fetchAhead());
}

function markPointedAt(): void {
  let longPointedAt: HTMLAnchorElement | undefined;
  whenRestingOn(restMilliseconds, (link) => {
    if (link === longPointedAt) return;
    // The browser gives up rendering the former one.
    longPointedAt?.setAttribute(pointedAt, '');
    link.setAttribute(pointedAt, '');
  });
  whenRestingOn(longRestMilliseconds, (link) => {
    longPointedAt = link;
    link.setAttribute(pointedAt, 'long');
  });
}

function fetchAhead(): (link: HTMLAnchorElement) => void {
  const fetched = new Set<string>();
  return ({ href }) => {
    if (fetched.has(href)) return;
    fetched.add(href);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
  };
}

function whenRestingOn(milliseconds: number, act: (link: HTMLAnchorElement) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  addEventListener(
    'pointerover',
    ({ target }) => {
      clearTimeout(timer);
      const link = target instanceof Element ? target.closest('a') : null;
      if (link && mayBePrefetched(link)) timer = setTimeout(act, milliseconds, link);
    },
    { passive: true },
  );
}
