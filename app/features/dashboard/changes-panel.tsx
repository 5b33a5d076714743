import { currentLanguage } from '#app/i18n/current-language.ts';
import { formatDateTime } from '#app/i18n/format.ts';
import { m } from '#messages';
import type { DashboardRecord } from '#shared/dashboard.ts';
import styles from './dashboard.module.css';
import { DashboardPanel } from './dashboard-panel.tsx';
import { type PlaceOf, RecordEntries } from './record-entries.tsx';

/** What staff changed last: the record, its section and when. */
export function ChangesPanel({ changes, placeOf }: { changes: DashboardRecord[]; placeOf: PlaceOf }) {
  const noteOf = ({ section, at }: DashboardRecord) =>
    [placeOf(section)?.label, formatDateTime(at, currentLanguage())].filter(Boolean).join(' · ');
  return (
    <DashboardPanel title={m.admin_dashboard_changes()}>
      {changes.length === 0 && <p className={styles.none}>{m.admin_dashboard_no_changes()}</p>}
      <RecordEntries records={changes} placeOf={placeOf} noteOf={noteOf} />
    </DashboardPanel>
  );
}
