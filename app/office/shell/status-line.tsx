import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { readApi } from '#app/office/components/api-client.ts';
import { readSession } from '#app/office/components/session.ts';
import { formatDateTime } from '#app/ui/i18n/format.ts';
import { m } from '#messages';
import { mayUse } from '#shared/accounts/staff-sections.ts';
import { undeliveredPath } from '#shared/leads/outbox.ts';
import {
  type BoundedStore,
  type DatabaseTrouble,
  isAlarming,
  type SiteStatus,
  type StatusPart,
  siteStatusAnswer,
} from '#shared/operations/site-status.ts';
import styles from './status-line.module.css';

const askEveryMilliseconds = 60_000;

/** Sent to the window when something on the desk has changed. */
export const leadsChanged = 'leads-changed';

/** Undefined until it is known, null while it cannot be read. */
export type KnownStatus = SiteStatus | null | undefined;

/** The site's status, polled on each screen change, when leads change, and every minute. */
export function useSiteStatus(): KnownStatus {
  const { pathname } = useLocation();
  const [status, setStatus] = useState<KnownStatus>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new screen is the occasion to ask again.
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    // The screen itself reports when nothing is reachable.
    const fail = () => {
      if (!signal.aborted) setStatus((before) => before ?? null);
    };
    const ask = () => readApi('/status', siteStatusAnswer, { signal }).then(setStatus, fail);
    void ask();
    const timer = setInterval(ask, askEveryMilliseconds);
    window.addEventListener(leadsChanged, ask, { signal });
    return () => {
      controller.abort();
      clearInterval(timer);
    };
  }, [pathname]);
  return status;
}

// The backup panel there shows more.
const dashboard = '/admin/dashboard';
const desk = '/admin/leads';

const databaseTroubles: Record<DatabaseTrouble, () => string> = {
  lost: m.admin_trouble_database_lost,
  damaged: m.admin_trouble_database_damaged,
};

const troubles: Record<StatusPart, () => string> = {
  database: m.admin_trouble_database,
  disk: m.admin_trouble_disk,
  files: m.admin_trouble_files,
};

const fullWords: Record<BoundedStore, () => string> = {
  uploads: m.admin_full_uploads,
  cvs: m.admin_full_cvs,
  messages: m.admin_full_messages,
};

function Line({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <p className={styles.line}>
      {text} {children}
    </p>
  );
}

const describeTrouble = (part: StatusPart, database: SiteStatus['database']): string =>
  part === 'database' && database ? databaseTroubles[database]() : troubles[part]();

function Lines({
  mail: { isSetUp, undelivered, failingSince: since },
  troubles: parts,
  database,
  full,
  backup,
  journal,
}: SiteStatus) {
  const { pathname } = useLocation();
  const { role = '' } = readSession()?.user ?? {};
  return (
    <>
      {parts.map((part) => (
        <Line key={part} text={describeTrouble(part, database)} />
      ))}
      {full.map((store) => (
        <Line key={store} text={fullWords[store]()} />
      ))}
      {since && (
        <Line text={m.admin_mail_failing({ since: formatDateTime(since) })}>
          {mayUse(role, 'outbox') && <Link to={undeliveredPath}>{m.admin_mail_failing_link()}</Link>}
        </Line>
      )}
      {!isSetUp && undelivered > 0 && pathname.startsWith(desk) && (
        <Line text={m.system_mail_off()}>
          {mayUse(role, 'system') && <Link to="/admin/system/mail">{m.desk_set_up_mail()}</Link>}
        </Line>
      )}
      {isAlarming(backup, journal) && pathname !== dashboard && (
        <Line text={m.admin_trouble_backup()}>
          <Link to={dashboard}>{m.admin_trouble_backup_link()}</Link>
        </Line>
      )}
    </>
  );
}

/** Red lines on every screen while parts of the site fail, one per reason. */
export function StatusLine({ status }: { status: KnownStatus }) {
  return <div role="status">{status && <Lines {...status} />}</div>;
}
