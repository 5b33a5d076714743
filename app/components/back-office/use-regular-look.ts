import { useEffect, useRef } from 'react';

const everyMilliseconds = 30_000;

const isSeen = (): boolean => document.visibilityState === 'visible' && navigator.onLine;

/**
 * Calls `look` every half minute, and at once when the tab is seen, gets the focus or is online again; not while it is
 * hidden or offline, and never twice at a time. What fails is tried again the next time; after the end of the session,
 * which leads to sign-in, there is none.
 */
export function useRegularLook(look: (signal: AbortSignal) => Promise<void>): void {
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
