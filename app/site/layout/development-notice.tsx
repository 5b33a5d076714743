import { Icon } from '#app/ui/icon.tsx';
import { m } from '#messages';
import styles from './development-notice.module.css';

/** The slim line above the header that says the site is under development; it scrolls away with the page. */
export function DevelopmentNotice() {
  return (
    <aside className={`${styles.notice} no-print`} aria-label={m.notice_label()} data-island="notice">
      <p>{m.notice_text()}</p>
      <button type="button" className={styles.dismiss} aria-label={m.notice_dismiss()}>
        <Icon name="close" size={16} />
      </button>
    </aside>
  );
}
