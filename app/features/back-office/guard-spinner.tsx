import { m } from '#messages';
import styles from './guard-spinner.module.css';

/** A centred spinner while the session is being checked. */
export function GuardSpinner() {
  return (
    <div className={styles.middle} role="status" aria-label={m.loading_page()}>
      <span className={styles.spinner} />
    </div>
  );
}
