import { formatDayOfYear, formatShortDate } from '#app/i18n/format.ts';
import { m } from '#messages';
import type { VisitDay } from '#shared/visit.ts';
import styles from './charts.module.css';
import { type ChartColumn, ColumnsChart } from './columns-chart.tsx';

// More columns are too thin to be seen.
const mostDays = 90;
const daysOfWeek = 7;

/** Days, or for long spans weeks ending today. */
function columnsOf(days: VisitDay[]): ChartColumn[] {
  const length = days.length > mostDays ? daysOfWeek : 1;
  const label = days.length > mostDays ? formatShortDate : formatDayOfYear;
  const starts = days.map((_, index) => index).filter((index) => (days.length - index) % length === 0);
  return starts.map((start) => {
    const period = days.slice(start, start + length);
    const visits = period.reduce((sum, day) => sum + day.visits, 0);
    const views = period.reduce((sum, day) => sum + day.views, 0);
    const day = days[start]?.day ?? '';
    return { key: day, label: label(day), counts: [visits, views - visits] };
  });
}

/** First page views of visits, stacked with further views. */
export function VisitsChart({ days }: { days: VisitDay[] }) {
  return (
    <ColumnsChart
      unit={days.length > mostDays ? m.admin_dashboard_week() : m.admin_visits_day()}
      series={[
        { label: m.admin_visits_visits(), className: styles.visits },
        { label: m.admin_visits_further(), className: styles.further },
      ]}
      columns={columnsOf(days)}
    />
  );
}
