import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { callApi } from '#app/office/components/api-client.ts';
import { ErrorLine } from '#app/office/components/error-line.tsx';
import { useActions } from '#app/office/components/use-actions.ts';
import { formatDateTime } from '#app/ui/i18n/format.ts';
import { m } from '#messages';
import { undeliveredPath } from '#shared/leads/outbox.ts';
import type { PeriodicJob, StalledJobs } from '#shared/operations/stalled-jobs.ts';
import { DashboardPanel } from './dashboard-panel.tsx';
import styles from './stalled-jobs-panel.module.css';

const labels: Record<PeriodicJob, () => string> = {
  'publish-posts': m.work_publish_posts,
  'renew-search-texts': m.work_renew_search_texts,
  'complete-desk': m.work_complete_desk,
  'read-cvs': m.work_read_cvs,
  'tell-of-deadlines': m.work_tell_of_deadlines,
  'send-week': m.work_send_week,
  'fetch-mail': m.work_fetch_mail,
  'sweep-submissions': m.work_sweep_submissions,
  'gather-digests': m.work_gather_digests,
  'sweep-outbox': m.work_sweep_outbox,
  'sweep-trash': m.work_sweep_trash,
  'sweep-sessions': m.work_sweep_sessions,
  'sweep-password-links': m.work_sweep_password_links,
  'sweep-audit-log': m.work_sweep_audit_log,
  'sweep-visits': m.work_sweep_visits,
  'sweep-media': m.work_sweep_media,
  'sweep-files': m.work_sweep_files,
};

/** Background work that was given up or keeps failing, with a retry button. */
export function StalledJobsPanel({ work: { mails, pictures, repeated } }: { work: StalledJobs }) {
  const { failure, act } = useActions();
  const retry = () =>
    act({
      call: () => callApi('/work/retry', { method: 'POST' }),
      done: m.work_retried(),
      failed: m.admin_work_retry_error(),
    });
  return (
    <DashboardPanel title={m.admin_work_title()}>
      {failure && <ErrorLine {...failure} />}
      <ul className={styles.entries}>
        {mails > 0 && (
          <li>
            <Link to={undeliveredPath}>{m.admin_work_mails({ count: mails })}</Link>
          </li>
        )}
        {pictures > 0 && <li>{m.admin_work_pictures({ count: pictures })}</li>}
        {repeated.map(({ kind, failingSince }) => (
          <li key={kind}>
            {labels[kind]()}
            {': '}
            {m.admin_work_failing_since({ since: formatDateTime(failingSince) })}
          </li>
        ))}
      </ul>
      <Button variant="default" className={styles.retry} onClick={() => void retry()}>
        {m.admin_work_retry()}
      </Button>
    </DashboardPanel>
  );
}
