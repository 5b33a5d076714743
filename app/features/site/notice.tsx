import { tryLocalStorage } from '#app/components/browser-storage.ts';
import { Icon } from '#app/components/icon.tsx';
import { m } from '#messages';
import styles from './notice.module.css';

function dismiss(): void {
  tryLocalStorage((storage) => storage.setItem('notice-dismissed', '1'));
  document.documentElement.dataset.notice = 'dismissed';
}

/** The slim line above the header that says the site is under development. */
export function UnderDevelopmentNotice() {
  return (
    <div className={styles.notice} role="note">
      <p>{m.notice_text()}</p>
      <button type="button" className={styles.dismiss} onClick={dismiss} aria-label={m.notice_dismiss()}>
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}
