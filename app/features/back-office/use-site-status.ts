import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { readApi } from '#app/components/back-office/api-client.ts';
import { siteStatusAnswer } from '#shared/answers/site-status-answer.ts';
import type { SiteStatus } from '#shared/site-status.ts';

const askEveryMilliseconds = 60_000;

/** The site's status, polled on each screen change and every minute. */
export function useSiteStatus(): SiteStatus | undefined {
  const { pathname } = useLocation();
  const [status, setStatus] = useState<SiteStatus>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new screen is the occasion to ask again.
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    // The screen itself reports when nothing is reachable.
    const ask = () => readApi('/status', siteStatusAnswer, { signal }).then(setStatus, () => undefined);
    void ask();
    const timer = setInterval(ask, askEveryMilliseconds);
    return () => {
      controller.abort();
      clearInterval(timer);
    };
  }, [pathname]);
  return status;
}
