import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { callApi } from '#app/components/back-office/api-client.ts';
import { readSession } from '#app/components/back-office/session.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';
import { formatDateTime } from '#app/i18n/format.ts';
import { m } from '#messages';
import type { SiteStatus } from '#shared/site-status.ts';
import { mayUse } from '#shared/staff-sections.ts';
import styles from './status-line.module.css';

const askEveryMilliseconds = 60_000;

/** How the site does, asked on each screen and every minute; what cannot be had is asked again. */
function useSiteStatus(): SiteStatus | undefined {
  const { pathname } = useLocation();
  const [status, setStatus] = useState<SiteStatus>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new screen is the occasion to ask again.
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    // The screen itself tells when nothing can be reached.
    const ask = () => callApi<SiteStatus>('/status', { signal }).then(setStatus, () => undefined);
    void ask();
    const timer = setInterval(ask, askEveryMilliseconds);
    return () => {
      controller.abort();
      clearInterval(timer);
    };
  }, [pathname]);
  return status;
}

/** The red line over every screen while mail to staff is not delivered. */
export function StatusLine() {
  const since = useSiteStatus()?.mail.failingSince;
  return (
    <div role="status">
      {since && (
        <p className={styles.line}>
          {m.admin_mail_failing({ since: formatDateTime(since, currentLanguage()) })}{' '}
          {mayUse(readSession()?.user.role ?? '', 'outbox') && (
            <Link to="/admin/outbox">{m.admin_mail_failing_link()}</Link>
          )}
        </p>
      )}
    </div>
  );
}
