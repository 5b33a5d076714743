import { Link } from 'react-router';
import type { DashboardRecord, DashboardSection } from '#shared/dashboard.ts';
import styles from './dashboard.module.css';

export type SectionPlace = { to: string; label: string };
/** Address and label of a section, or of one of its records; undefined without a screen. */
export type PlaceOf = (section: DashboardSection | 'trash', id?: string) => SectionPlace | undefined;

type RecordEntriesProps<Entry extends DashboardRecord> = {
  records: Entry[];
  /** Where the record is found. */
  placeOf: (record: Entry) => SectionPlace | undefined;
  /** The text beside the title. */
  noteOf: (record: Entry) => string;
};

/** A list of records, each linked to its section, or to the Trash. */
export function RecordEntries<Entry extends DashboardRecord>(props: RecordEntriesProps<Entry>) {
  const { records, placeOf, noteOf } = props;
  return (
    <ul className={styles.entries}>
      {records.map((record) => {
        const place = placeOf(record);
        return (
          <li key={record._id + record.at} className={styles.entry}>
            {place ? (
              // Isolated direction, so that it is cut at its end.
              <Link className={styles.name} dir="auto" to={place.to}>
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
