import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { readApi } from '#app/components/back-office/api-client.ts';
import { siteStatusAnswer } from '#shared/answers/site-status-answer.ts';
import type { SiteStatus } from '#shared/site-status.ts';

const askEveryMilliseconds = 60_000;

/** How the site does, asked on each screen and every minute; what cannot be had is asked again. */
export function useSiteStatus(): SiteStatus | undefined {
  const { pathname } = useLocation();
  const [status, setStatus] = useState<SiteStatus>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new screen is the occasion to ask again.
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    // The screen itself tells when nothing can be reached.
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
