import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { readSession } from '#app/components/back-office/session.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';
import { formatDateTime } from '#app/i18n/format.ts';
import { m } from '#messages';
import { isAlarming } from '#shared/backup.ts';
import type { BoundedStore, SitePart, SiteStatus } from '#shared/site-status.ts';
import { mayUse } from '#shared/staff-sections.ts';
import styles from './status-line.module.css';
import { useSiteStatus } from './use-site-status.ts';

// The backup panel there shows more.
const dashboard = '/admin/dashboard';

const troubles: Record<SitePart, () => string> = {
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

function Lines({ mail: { failingSince: since }, troubles: parts, full, backup }: SiteStatus) {
  const { pathname } = useLocation();
  const mayOpenOutbox = mayUse(readSession()?.user.role ?? '', 'outbox');
  return (
    <>
      {parts.map((part) => (
        <Line key={part} text={troubles[part]()} />
      ))}
      {full.map((store) => (
        <Line key={store} text={fullWords[store]()} />
      ))}
      {since && (
        <Line text={m.admin_mail_failing({ since: formatDateTime(since, currentLanguage()) })}>
          {mayOpenOutbox && <Link to="/admin/outbox">{m.admin_mail_failing_link()}</Link>}
        </Line>
      )}
      {backup && isAlarming(backup) && pathname !== dashboard && (
        <Line text={m.admin_trouble_backup()}>
          <Link to={dashboard}>{m.admin_trouble_backup_link()}</Link>
        </Line>
      )}
    </>
  );
}

/** Red lines on every screen while parts of the site fail, one per reason. */
export function StatusLine() {
  const status = useSiteStatus();
  return <div role="status">{status && <Lines {...status} />}</div>;
}
