import { type RecordLink, RecordLinks } from '#app/site/components/record-links.tsx';
import { m } from '#messages';
import styles from './often-looked-for.module.css';

/** What people often look for, each with a page of its own; nothing where there are none. */
export function OftenLookedFor({ links }: { links: readonly RecordLink[] }) {
  if (links.length === 0) return null;
  return (
    <nav className={`row-links ${styles.ways}`} aria-label={m.products_often()}>
      <p aria-hidden="true">{m.products_often()}</p>
      <RecordLinks links={links} />
    </nav>
  );
}
