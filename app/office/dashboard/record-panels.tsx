import { Link } from 'react-router';
import { historyActLabels } from '#app/office/components/history/history-act-labels.ts';
import { formatDateTime, formatDay, formatNumber } from '#app/ui/i18n/format.ts';
import { m } from '#messages';
import type {
  Dashboard,
  DashboardChange,
  DashboardRecord,
  DashboardSection,
  ExpiringRecord,
  Waiting,
} from '#shared/leads/dashboard.ts';
import { dayInAmman } from '#shared/time/day-in-amman.ts';
import styles from './dashboard.module.css';
import { expiringCvsPath, writeDeskWays } from './dashboard-cards.ts';
import { DashboardPanel } from './dashboard-panel.tsx';

type SectionPlace = { to: string; label: string };
/** Address and label of a section, or of one of its records; undefined without a screen. */
type PlaceOf = (section: DashboardSection | 'trash', id?: string) => SectionPlace | undefined;

type RecordEntriesProps<Entry extends DashboardRecord> = {
  records: Entry[];
  /** Where the record is found. */
  placeOf: (record: Entry) => SectionPlace | undefined;
  /** The text beside the title. */
  writeNote: (record: Entry) => string;
};

/** A list of records, each linked to its section, or to the Trash. */
function RecordEntries<Entry extends DashboardRecord>(props: RecordEntriesProps<Entry>) {
  const { records, placeOf, writeNote } = props;
  return (
    <ul className="stack">
      {records.map((record) => {
        const place = placeOf(record);
        return (
          <li key={record._id + record.at} className={styles.entry}>
            {place ? (
              // Isolated direction, so that it is cut at its end.
              <Link className={`cut ${styles.name}`} dir="auto" to={place.to}>
                {record.title}
              </Link>
            ) : (
              <span className={`cut ${styles.name}`} dir="auto">
                {record.title}
              </span>
            )}
            <span className={styles.note}>{writeNote(record)}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** How many leads wait for staff, each number a way to them on the desk. */
export function DeskLine(desk: NonNullable<Dashboard['desk']>) {
  return (
    <nav className={styles.desk} aria-label={m.desk_title()}>
      {writeDeskWays(desk).map(([count, label, query]) => (
        <Link
          key={label}
          to={`/admin/leads${query}`}
          data-late={(label === m.dashboard_late() && count > 0) || undefined}
        >
          <b>{formatNumber(count)}</b> {label}
        </Link>
      ))}
    </nav>
  );
}

type WaitingPanelProps = {
  title: string;
  waiting: Waiting;
  placeOf: PlaceOf;
  /** The link to all of them; without it only records are linked. */
  to: string | undefined;
  /** Mixed kinds: each record shows its section instead of its time. */
  isMixed: boolean;
};

/** How many items are open, and the newest of them. */
export function WaitingPanel({ title, waiting, placeOf, to, isMixed }: WaitingPanelProps) {
  const { count, entries } = waiting;
  const writeNote = ({ section, at }: DashboardRecord) =>
    isMixed ? (placeOf(section)?.label ?? '') : formatDateTime(at);
  return (
    <DashboardPanel title={title}>
      <p className={styles.count}>{formatNumber(count)}</p>
      {count === 0 && <p className="small muted">{m.admin_dashboard_none()}</p>}
      <RecordEntries records={entries} placeOf={({ section, _id }) => placeOf(section, _id)} writeNote={writeNote} />
      {to && (
        <Link className={styles.all} to={to} aria-label={m.admin_dashboard_open_named({ title })}>
          {m.admin_dashboard_open()}
        </Link>
      )}
    </DashboardPanel>
  );
}

type ExpiringPanelProps = { expiring: ExpiringRecord[]; cvs: number; placeOf: PlaceOf };

const mostExpiring = 6;
/** The fields that the lists behind the panel are sorted by. */
const endFields: Partial<Record<DashboardSection, string>> = { certificates: 'validUntil', openings: 'closesOn' };

/** What ends soon: certificates, openings, and applications that will be anonymised. */
export function ExpiringPanel({ expiring, cvs, placeOf }: ExpiringPanelProps) {
  const today = dayInAmman(new Date());
  const writeNote = ({ on }: ExpiringRecord) =>
    on < today ? m.dashboard_ended({ day: formatDay(on) }) : m.dashboard_ends({ day: formatDay(on) });
  const careers = placeOf('careers');
  const hidden = Map.groupBy(expiring.slice(mostExpiring), ({ section }) => section);
  return (
    <DashboardPanel title={m.dashboard_expiring()}>
      {expiring.length + cvs === 0 && <p className="small muted">{m.dashboard_none_expiring()}</p>}
      <RecordEntries
        records={expiring.slice(0, mostExpiring).map((each) => ({ ...each, at: each.on }))}
        placeOf={({ section, _id }) => placeOf(section, _id)}
        writeNote={writeNote}
      />
      {[...hidden].map(([section, { length: count }]) => {
        const place = placeOf(section);
        return (
          place && (
            <p key={section} className="small">
              <Link to={`${place.to}?sort=${endFields[section]}`}>
                {m.dashboard_expiring_more({ count, choice: place.label })}
              </Link>
            </p>
          )
        );
      })}
      {cvs > 0 && careers && (
        <p className="small">
          <Link to={expiringCvsPath}>{m.dashboard_expiring_cvs({ count: cvs })}</Link>
        </p>
      )}
    </DashboardPanel>
  );
}

/** Recent staff changes: record, section, action, author and time. */
export function ChangesPanel({ changes, placeOf }: { changes: DashboardChange[]; placeOf: PlaceOf }) {
  const writeNote = ({ section, act, by, at }: DashboardChange) => {
    const place = placeOf(section)?.label;
    const parts = [place, historyActLabels[act](), by ?? m.history_nobody(), formatDateTime(at)];
    return parts.filter(Boolean).join(' · ');
  };
  const linkTrash = ({ title }: DashboardChange) => {
    const trash = placeOf('trash');
    return trash && { ...trash, to: `${trash.to}?${new URLSearchParams({ q: title })}` };
  };
  return (
    <DashboardPanel title={m.admin_dashboard_changes()}>
      {changes.length === 0 && <p className="small muted">{m.admin_dashboard_no_changes()}</p>}
      <RecordEntries
        records={changes}
        placeOf={(change) => (change.act === 'deleted' ? linkTrash(change) : placeOf(change.section, change._id))}
        writeNote={writeNote}
      />
    </DashboardPanel>
  );
}
