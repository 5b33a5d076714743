import { Isolate } from '#app/components/isolate.tsx';
import styles from './timeline.module.css';

type TimelineProps = { entries: { year: number; title: string; text: string }[] };

/** The company's years, in order. */
export function Timeline({ entries }: TimelineProps) {
  return (
    <ol className={styles.timeline}>
      {entries.map(({ year, title, text }) => (
        <li key={`${year} ${title}`}>
          <p className={styles.year}>
            <Isolate>{String(year)}</Isolate>
          </p>
          <div>
            <h3>{title}</h3>
            <p className="muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
