import { useId } from 'react';
import { Link, useRevalidator } from 'react-router';
import { ErrorLine } from '#app/components/back-office/error-line.tsx';
import { Loaded } from '#app/components/back-office/loaded.tsx';
import type { Outcome } from '#app/components/back-office/outcome.ts';
import { m } from '#messages';
import styles from './waiting-panel.module.css';
import type { Waiting } from './waiting-work.ts';

type WaitingPanelProps = {
  title: string;
  /** The section where it is dealt with; without one the panel only tells. */
  to?: string;
  waiting: Promise<Outcome<Waiting>>;
};

function WaitingList({ count, entries }: Waiting) {
  return (
    <>
      <p className={styles.count}>{count}</p>
      {count === 0 && <p className={styles.none}>{m.admin_dashboard_none()}</p>}
      <ul className={styles.entries}>
        {entries.map(({ id, title, note }) => (
          <li key={id} className={styles.entry}>
            <bdi className={styles.name}>{title}</bdi>
            <span className={styles.note}>{note}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** How many of something wait, and the first few of them. */
export function WaitingPanel({ title, to, waiting }: WaitingPanelProps) {
  const { revalidate } = useRevalidator();
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <Loaded
        outcome={waiting}
        loading={<p role="status">{m.admin_loading()}</p>}
        failed={(message) => <ErrorLine message={message} onRetry={revalidate} />}
      >
        {(loaded) => <WaitingList {...loaded} />}
      </Loaded>
      {to && (
        <Link className={styles.all} to={to} aria-label={m.admin_dashboard_open_named({ title })}>
          {m.admin_dashboard_open()}
        </Link>
      )}
    </section>
  );
}
