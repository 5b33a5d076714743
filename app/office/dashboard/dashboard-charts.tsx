import { statusLabel } from '#app/office/leads/lead-status.tsx';
import { formatDayOfYear } from '#app/ui/i18n/format.ts';
import { m } from '#messages';
import type { MessageWeek, StatusCount } from '#shared/leads/dashboard.ts';
import styles from './charts.module.css';
import { ColumnsChart } from './columns-chart.tsx';
import { DashboardPanel } from './dashboard-panel.tsx';

/** Messages, consultation and quote requests of each week. */
export function WeeksChart({ weeks }: { weeks: MessageWeek[] }) {
  return (
    <DashboardPanel title={m.admin_dashboard_weeks()}>
      <ColumnsChart
        unit={m.admin_dashboard_week()}
        series={[
          { label: m.admin_nav_contacts(), className: styles.contacts },
          { label: m.admin_nav_consultations(), className: styles.consultations },
          { label: m.admin_nav_quotes(), className: styles.quotes },
        ]}
        columns={weeks.map(({ from, contacts, consultations, quotes }) => ({
          key: from,
          label: formatDayOfYear(from),
          counts: [contacts, consultations, quotes],
        }))}
      />
    </DashboardPanel>
  );
}

/** Applications by status; the bars repeat the numbers. */
export function StatusesChart({ statuses }: { statuses: StatusCount[] }) {
  const highest = Math.max(1, ...statuses.map(({ count }) => count));
  return (
    <DashboardPanel title={m.admin_dashboard_statuses()}>
      <dl className={styles.statuses}>
        {statuses.map(({ status, count }) => (
          <div key={status} className={styles.status}>
            <dt>{statusLabel(status)}</dt>
            <dd>{count}</dd>
            <dd className={styles.track} aria-hidden="true">
              {count > 0 && (
                <div
                  className={`${styles.share} ${styles[status]}`}
                  style={{ inlineSize: `${(100 * count) / highest}%` }}
                />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </DashboardPanel>
  );
}
