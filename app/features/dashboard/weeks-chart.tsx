import { formatDayOfYear } from '#app/i18n/format.ts';
import { m } from '#messages';
import type { MessageWeek } from '#shared/dashboard.ts';
import styles from './charts.module.css';
import { ColumnsChart } from './columns-chart.tsx';
import { DashboardPanel } from './dashboard-panel.tsx';

/** Messages and consultation requests of each week. */
export function WeeksChart({ weeks }: { weeks: MessageWeek[] }) {
  return (
    <DashboardPanel title={m.admin_dashboard_weeks()}>
      <ColumnsChart
        unit={m.admin_dashboard_week()}
        series={[
          { label: m.admin_nav_contacts(), className: styles.contacts },
          { label: m.admin_nav_consultations(), className: styles.consultations },
        ]}
        columns={weeks.map(({ from, contacts, consultations }) => ({
          key: from,
          label: formatDayOfYear(from),
          counts: [contacts, consultations],
        }))}
      />
    </DashboardPanel>
  );
}
