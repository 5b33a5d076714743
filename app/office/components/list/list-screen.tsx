import type { ReactNode } from 'react';
import styles from './list-screen.module.css';

export type ListScreenProps = {
  title: string;
  subtitle?: string | undefined;
  /** Screen actions beside the title, such as the add button. */
  actions?: ReactNode;
  children?: ReactNode;
};

/** A management screen: title, actions, and the list. */
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
