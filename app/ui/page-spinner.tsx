import type { ComponentProps } from 'react';
import { useNavigation } from 'react-router';
import { m } from '#messages';
import styles from './page-spinner.module.css';

/** Dims the whole screen while the next one loads; not for filters and page links within one screen. */
export function PageSpinner() {
  const { state, location } = useNavigation();
  const staysOnScreen = (location?.state as { staysOnScreen?: boolean } | null)?.staysOnScreen;
  if (state !== 'loading' || staysOnScreen) return null;
  return <Shade className={styles.late} />;
}

/** The same for public pages, shown by `islands/leaving.ts`. */
export function SiteSpinner() {
  return <Shade hidden data-island="leaving" />;
}

function Shade({ className = '', ...rest }: ComponentProps<'div'>) {
  return (
    <div className={`${styles.shade} ${className}`} role="status" aria-label={m.loading_page()} {...rest}>
      <span className={styles.spinner} />
    </div>
  );
}
