import { formatDateTime } from '#app/i18n/format.ts';
import { m } from '#messages';
import type { DashboardChange } from '#shared/dashboard.ts';
import type { HistoryAct } from '#shared/history.ts';
import styles from './dashboard.module.css';
import { DashboardPanel } from './dashboard-panel.tsx';
import { type PlaceOf, RecordEntries } from './record-entries.tsx';

const acts: Record<HistoryAct, () => string> = {
  found: m.history_act_found,
  created: m.history_act_created,
  changed: m.history_act_changed,
  deleted: m.history_act_deleted,
  restored: m.history_act_restored,
  published: m.history_act_published,
  moved: m.history_act_moved,
};

/** Recent staff changes: record, section, action, author and time. */
export function ChangesPanel({ changes, placeOf }: { changes: DashboardChange[]; placeOf: PlaceOf }) {
  const noteOf = ({ section, act, by, at }: DashboardChange) => {
    const place = placeOf(section)?.label;
    const parts = [place, acts[act](), by ?? m.history_nobody(), formatDateTime(at)];
    return parts.filter(Boolean).join(' · ');
  };
  const trashOf = ({ title }: DashboardChange) => {
    const trash = placeOf('trash');
    return trash && { ...trash, to: `${trash.to}?${new URLSearchParams({ q: title })}` };
  };
  return (
    <DashboardPanel title={m.admin_dashboard_changes()}>
      {changes.length === 0 && <p className={styles.none}>{m.admin_dashboard_no_changes()}</p>}
      <RecordEntries
        records={changes}
        placeOf={(change) => (change.act === 'deleted' ? trashOf(change) : placeOf(change.section, change._id))}
        noteOf={noteOf}
      />
    </DashboardPanel>
  );
}
