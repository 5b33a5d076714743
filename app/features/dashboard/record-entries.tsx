import { Link } from 'react-router';
import type { DashboardRecord, DashboardSection } from '#shared/dashboard.ts';
import styles from './dashboard.module.css';

export type SectionPlace = { to: string; label: string };
/** Where a section is and what it is called; undefined while it has no screen. */
export type PlaceOf = (section: DashboardSection) => SectionPlace | undefined;

type RecordEntriesProps = {
  records: DashboardRecord[];
  placeOf: PlaceOf;
  /** What stands beside the title. */
  noteOf: (record: DashboardRecord) => string;
};

/** Records one below the other; each leads to its section, searched for its title. */
export function RecordEntries({ records, placeOf, noteOf }: RecordEntriesProps) {
  return (
    <ul className={styles.entries}>
      {records.map((record) => {
        const place = placeOf(record.section);
        const search = new URLSearchParams({ q: record.title });
        return (
          <li key={record.section + record._id} className={styles.entry}>
            {place ? (
              // Its own direction, so that it is cut at its end.
              <Link className={styles.name} dir="auto" to={`${place.to}?${search}`}>
                {record.title}
              </Link>
            ) : (
              <span className={styles.name} dir="auto">
                {record.title}
              </span>
            )}
            <span className={styles.note}>{noteOf(record)}</span>
          </li>
        );
      })}
    </ul>
  );
}
