import { Link } from 'react-router';
import { formatDateTime } from '#app/i18n/format.ts';
import { m } from '#messages';
import type { DashboardRecord, Waiting } from '#shared/dashboard.ts';
import styles from './dashboard.module.css';
import { DashboardPanel } from './dashboard-panel.tsx';
import { type PlaceOf, RecordEntries } from './record-entries.tsx';

type WaitingPanelProps = {
  title: string;
  waiting: Waiting;
  placeOf: PlaceOf;
  /** The link to all of them; without it only records are linked. */
  to?: string;
  /** Mixed kinds: each record shows its section instead of its time. */
  isMixed?: boolean;
};

/** How many items are open, and the newest of them. */
export function WaitingPanel({ title, waiting, placeOf, to, isMixed = false }: WaitingPanelProps) {
  const { count, entries } = waiting;
  const noteOf = ({ section, at }: DashboardRecord) => (isMixed ? (placeOf(section)?.label ?? '') : formatDateTime(at));
  return (
    <DashboardPanel title={title}>
      <p className={styles.count}>{count}</p>
      {count === 0 && <p className={styles.none}>{m.admin_dashboard_none()}</p>}
      <RecordEntries records={entries} placeOf={({ section, _id }) => placeOf(section, _id)} noteOf={noteOf} />
      {to && (
        <Link className={styles.all} to={to} aria-label={m.admin_dashboard_open_named({ title })}>
          {m.admin_dashboard_open()}
        </Link>
      )}
    </DashboardPanel>
  );
}
