import type { ReactNode } from 'react';
import { EmptyStateArt } from './brand/empty-state-art.tsx';
import styles from './empty-state.module.css';

/** The empty state of a list or a missing record. `asPage` makes its title the page's h1. */
export function EmptyState({
  title,
  text,
  asPage = false,
  children,
}: {
  title: string;
  text?: string;
  asPage?: boolean;
  children?: ReactNode;
}) {
  const Heading = asPage ? 'h1' : 'h2';
  return (
    <div className={styles.state}>
      <EmptyStateArt />
      <Heading>{title}</Heading>
      {text && <p className="muted">{text}</p>}
      {children}
    </div>
  );
}
