import type { ReactNode } from 'react';
import { swatchPath } from './brand/swatch-path.ts';
import styles from './empty-state.module.css';
import { ButtonLink } from './site-link.tsx';

/** A swatch of weave with one tape missing; decorative. */
export function EmptyStateArt() {
  return (
    <svg width="228" height="132" viewBox="0 0 240 132" fill="none" aria-hidden="true">
      <path d={swatchPath} fill="var(--surface-2)" stroke="var(--line-strong)" strokeOpacity="0.7" strokeWidth="1.25" />
      <path d="M6 80H234" stroke="var(--accent)" strokeWidth="2" strokeDasharray="1 7" strokeLinecap="round" />
      <circle cx="236" cy="80" r="4" fill="var(--accent-2)" />
    </svg>
  );
}

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
      {link && <ButtonLink to={link.to}>{link.label}</ButtonLink>}
      {children}
    </div>
  );
}
