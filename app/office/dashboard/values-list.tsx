import { type ReactNode, useId } from 'react';
import { m } from '#messages';
import type { VisitValue } from '#shared/site/visit.ts';
import styles from './values-list.module.css';

type ValuesListProps = {
  title: string;
  /** The counted unit, if it is not in the title. */
  unit?: string;
  values: VisitValue[];
  labelOf: (value: string) => ReactNode;
  /** The message without values. */
  none?: string;
};

/** Values with their counts, descending; the bars repeat the numbers. */
export function ValuesList({ title, unit, values, labelOf, none = m.admin_visits_none() }: ValuesListProps) {
  const id = useId();
  const highest = Math.max(1, ...values.map(({ count }) => count));
  return (
    <div className={`stack gap-2 ${styles.list}`}>
      <h3 id={id} className={styles.title}>
        {title}
        {unit && <span className={styles.unit}>{unit}</span>}
      </h3>
      {values.length === 0 && <p className="small muted">{none}</p>}
      {values.length > 0 && (
        <ul aria-labelledby={id} className="stack">
          {values.map(({ value, count, clicks }) => (
            <li key={value} className={styles.value}>
              {/* Isolated direction, so that it is cut at its end. */}
              <span className={`cut ${styles.label}`} dir="auto">
                {labelOf(value)}
              </span>
              {clicks > 0 && <span className="tiny muted">{m.admin_visits_with_clicks({ count: clicks })}</span>}
              <span className={styles.count}>{count}</span>
              <span className={styles.track} aria-hidden="true">
                <span className={styles.share} style={{ inlineSize: `${(100 * count) / highest}%` }} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
