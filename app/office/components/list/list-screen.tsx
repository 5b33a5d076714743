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
    <div className={`stack gap-5 ${styles.screen}`}>
      <div className="row apart gap-3">
        <div>
          <h1>{title}</h1>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        {actions && <div className="wrap gap-2">{actions}</div>}
      </div>
      {children}
    </div>
  );
}
