import { m } from '#messages';
import styles from './guard-spinner.module.css';

/** In the middle of the screen while it is not yet known who is signed in. */
export function GuardSpinner() {
  return (
    <div className={styles.middle} role="status" aria-label={m.loading_page()}>
      <span className={styles.spinner} />
    </div>
  );
}
