import type { ReactNode } from 'react';
import { EmptyStateArt } from './brand/empty-state-art.tsx';
import styles from './empty-state.module.css';
import { SiteLink } from './site-link.tsx';

type EmptyStateProps = {
  title: string;
  text?: string;
  /** Makes the title the page's h1. */
  asPage?: boolean;
  /** The way on. */
  link?: { to: string; label: string };
  children?: ReactNode;
};

/** The empty state of a list or a missing record. */
export function EmptyState({ title, text, asPage = false, link, children }: EmptyStateProps) {
  const Heading = asPage ? 'h1' : 'h2';
  return (
    <div className={styles.state}>
      <EmptyStateArt />
      <Heading>{title}</Heading>
      {text && <p className="muted">{text}</p>}
      {link && (
        <SiteLink to={link.to} className="button">
          {link.label}
        </SiteLink>
      )}
      {children}
    </div>
  );
}
