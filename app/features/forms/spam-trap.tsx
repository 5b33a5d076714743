import { m } from '#messages';
import { spamFields } from '#shared/spam-fields.ts';
import styles from './spam-trap.module.css';

/** The signed creation time of the form, and a honeypot field hidden from people. */
export function SpamTrap({ stamp }: { stamp: string }) {
  return (
    <>
      <input type="hidden" name={spamFields.stamp} value={stamp} />
      <div className={styles.trap} aria-hidden="true">
        <label>
          {/* Visible only without styles. */}
          {m.form_trap()}
          <input type="text" name={spamFields.trap} tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
    </>
  );
}
