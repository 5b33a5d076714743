import { useEffect, useRef } from 'react';

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
