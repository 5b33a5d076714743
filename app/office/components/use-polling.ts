import { startTransition, useEffect, useRef, useState } from 'react';
import type { Outcome } from './api-client.ts';

const everyMilliseconds = 30_000;

const isSeen = (): boolean => document.visibilityState === 'visible' && navigator.onLine;

/**
 * Polls `look` every half minute, and at once when the tab becomes visible, focused or online; not while hidden or
 * offline, and never concurrently. Errors are retried at the next poll; polling ends with the session.
 */
export function usePolling(look: (signal: AbortSignal) => Promise<void>): void {
  const latest = useRef(look);
  latest.current = look;
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let isUnderWay = false;
    async function lookNow(): Promise<void> {
      if (isUnderWay || !isSeen()) return;
      isUnderWay = true;
      await latest.current(signal).catch(() => undefined);
      isUnderWay = false;
    }
    const now = () => void lookNow();
    const timer = setInterval(now, everyMilliseconds);
    window.addEventListener('focus', now, { signal });
    window.addEventListener('online', now, { signal });
    document.addEventListener('visibilitychange', now, { signal });
    return () => {
      leaving.abort();
      clearInterval(timer);
    };
  }, []);
}

/** The outcome of a screen's loader, then what is polled; the old one stays until the new one is drawn. */
export function usePolledOutcome<Value>(
  loaded: Promise<Outcome<Value>>,
  read: (signal: AbortSignal) => Promise<Value>,
): Promise<Outcome<Value>> {
  const [later, setLater] = useState({ than: loaded, outcome: loaded });
  usePolling(async (signal) => {
    const value = await read(signal);
    startTransition(() => setLater({ than: loaded, outcome: Promise.resolve({ ok: true, value }) }));
  });
  return later.than === loaded ? later.outcome : loaded;
}
