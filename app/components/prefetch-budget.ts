import { useSyncExternalStore } from 'react';

// The prefetch budget in bytes: about three screens with their data.
const budget = 300 * 1024;

type Connection = EventTarget & { saveData?: boolean; effectiveType?: string };

let spent = 0;
let watching = false;
const listeners = new Set<() => void>();

/** Sums the bytes that `<link>` prefetches have loaded, and reports when the budget is used up. */
function watch(): void {
  if (watching || typeof PerformanceObserver === 'undefined') return;
  watching = true;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[])
      if (entry.initiatorType === 'link') spent += entry.transferSize;
    if (spent > budget) for (const tell of listeners) tell();
  }).observe({ type: 'resource' });
}

function subscribe(listener: () => void): () => void {
  watch();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the reader saves data: not all browsers expose it to scripts as well as to servers and style sheets. */
function savesData(): boolean {
  return 'saveData' in document.documentElement.dataset || matchMedia('(prefers-reduced-data:reduce)').matches;
}

/** No prefetching with Save-Data or on slow connections. */
function isSparing(): boolean {
  const connection = (navigator as { connection?: Connection }).connection;
  return Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? '') || savesData();
}

const mode = (): 'intent' | 'none' => (spent > budget || isSparing() ? 'none' : 'intent');

/** What a link prefetches on hover, touch or focus. */
export function usePrefetch(): 'intent' | 'none' {
  return useSyncExternalStore(subscribe, mode, () => 'intent');
}
