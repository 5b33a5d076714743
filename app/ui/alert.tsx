import type { ReactNode } from 'react';
import styles from './alert.module.css';

type AlertProps = {
  kind: 'danger' | 'info';
  title?: string;
  /** Announced by screen readers when it appears. */
  isAnnounced?: boolean;
  children?: ReactNode;
};

/** A boxed message about what has just happened. */
export function Alert({ kind, title, isAnnounced = false, children }: AlertProps) {
  return (
    <div className={`${styles.alert} ${styles[kind]}`} role={isAnnounced ? 'alert' : undefined}>
      {title && <p className={styles.title}>{title}</p>}
      {children}
    </div>
  );
}
