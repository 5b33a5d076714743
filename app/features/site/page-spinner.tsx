import { useNavigation } from 'react-router';
import { m } from '#messages';
import styles from './page-spinner.module.css';

/** Dims the whole screen while the next page loads; not for filters and page links within one screen. */
export function PageSpinner() {
  const { state, location } = useNavigation();
  const staysOnScreen = (location?.state as { staysOnScreen?: boolean } | null)?.staysOnScreen;
  if (state !== 'loading' || staysOnScreen) return null;
  return (
    <div className={styles.shade} role="status" aria-label={m.loading_page()}>
      <span className={styles.spinner} />
    </div>
  );
}
