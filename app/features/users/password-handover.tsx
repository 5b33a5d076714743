import { Button, CopyButton } from '@mantine/core';
import dialog from '#app/components/back-office/dialog-form.module.css';
import { m } from '#messages';
import styles from './users.module.css';

type PasswordHandoverProps = { username: string; password: string; onClose: () => void };

/** A generated password, shown only once. */
export function PasswordHandover({ username, password, onClose }: PasswordHandoverProps) {
  return (
    <div className={dialog.form}>
      <p role="status">{m.admin_password_handover({ name: username })}</p>
      <code className={styles.secret} dir="ltr">
        {password}
      </code>
      <div className={dialog.buttons}>
        <CopyButton value={password}>
          {({ copied, copy }) => (
            <Button variant="default" data-autofocus onClick={copy}>
              {copied ? m.admin_copied() : m.admin_copy()}
            </Button>
          )}
        </CopyButton>
        <Button onClick={onClose}>{m.admin_close()}</Button>
      </div>
    </div>
  );
}
