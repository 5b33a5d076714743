import { m } from '#messages';
import { spamFields } from '#shared/spam-fields.ts';
import styles from './spam-trap.module.css';

/** When the form was made, signed, and a field that people neither see nor hear of: what fills it is a machine. */
export function SpamTrap({ stamp }: { stamp: string }) {
  return (
    <>
      <input type="hidden" name={spamFields.stamp} value={stamp} />
      <div className={styles.trap} aria-hidden="true">
        <label>
          {/* Read where styles do not reach. */}
          {m.form_trap()}
          <input type="text" name={spamFields.trap} tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
    </>
  );
}
