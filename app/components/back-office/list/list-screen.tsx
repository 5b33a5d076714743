import type { ReactNode } from 'react';
import styles from './list-screen.module.css';

type ListScreenProps = {
  title: string;
  subtitle?: string;
  /** What the whole screen offers, beside the title: the button that adds a record. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A screen that manages one kind of record: its title, what it offers, and the list. */
export function ListScreen({ title, subtitle, actions, children }: ListScreenProps) {
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <div>
          <h1 className={styles.heading}>{title}</h1>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}
