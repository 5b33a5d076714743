import type { ReactNode } from 'react';
import styles from './list-screen.module.css';

export type ListScreenProps = {
  title: string;
  subtitle?: ReactNode;
  /** Screen actions beside the title, such as the add button. */
  actions?: ReactNode;
  children?: ReactNode;
};

/** A management screen: title, actions, and the list. */
export function ListScreen({ title, subtitle, actions, children }: ListScreenProps) {
  return (
    <div className={`stack gap-2 ${styles.screen}`}>
      <div>
        <div className="row apart gap-3">
          <h1>{title}</h1>
          {actions && <div className="wrap gap-2">{actions}</div>}
        </div>
        {subtitle && <div className="small muted">{subtitle}</div>}
      </div>
      {children}
    </div>
  );
}
