import { Button, CopyButton } from '@mantine/core';
import { m } from '#messages';
import styles from './own-account.module.css';

/** The recovery codes, shown only once. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  return (
    <div className={styles.form}>
      <p role="status">{m.totp_codes_lead()}</p>
      <ul className={styles.codes} dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <CopyButton value={codes.join('\n')}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {copied ? m.admin_copied() : m.admin_copy()}
            </Button>
          )}
        </CopyButton>
        <Button onClick={onDone}>{m.totp_codes_kept()}</Button>
      </div>
    </div>
  );
}
