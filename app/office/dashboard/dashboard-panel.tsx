import { type ReactNode, useId } from 'react';
import styles from './dashboard.module.css';

/** One titled part of the dashboard. */
export function DashboardPanel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={`panel ${styles.panel}`} aria-labelledby={id}>
      <h2 id={id} className="title-s">
        {title}
      </h2>
      {children}
    </section>
  );
}
