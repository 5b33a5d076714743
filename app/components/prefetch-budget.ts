import { useSyncExternalStore } from 'react';

// About three screens with their data: what a reader who hovers over everything may cost, in bytes.
const budget = 300 * 1024;

type Connection = EventTarget & { saveData?: boolean; effectiveType?: string };

let spent = 0;
let watching = false;
const listeners = new Set<() => void>();

/** Counts what `<link>` elements have fetched since the first link asked, and tells the links when it is too much. */
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

/** Whether the reader saves data: not every browser tells its scripts what it told the server, or the style sheets. */
function savesData(): boolean {
  return 'saveData' in document.documentElement.dataset || matchMedia('(prefers-reduced-data:reduce)').matches;
}

/** Readers who save data, and those on a slow line, get what they ask for and nothing before. */
function isSparing(): boolean {
  const connection = (navigator as { connection?: Connection }).connection;
  return Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? '') || savesData();
}

const mode = (): 'intent' | 'none' => (spent > budget || isSparing() ? 'none' : 'intent');

/** What a link may fetch ahead when a pointer, a finger or the focus comes near it. */
export function usePrefetch(): 'intent' | 'none' {
  return useSyncExternalStore(subscribe, mode, () => 'intent');
}
