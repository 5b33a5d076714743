import { Button, CopyButton } from '@mantine/core';
import dialog from '#app/office/components/dialog-form.module.css';
import { m } from '#messages';
import styles from './users.module.css';

type SecretHandoverProps = { text: string; secret: string; onClose: () => void };

/** A generated password or a link, shown only once. */
export function SecretHandover({ text, secret, onClose }: SecretHandoverProps) {
  return (
    <div className={dialog.form}>
      <p role="status">{text}</p>
      <code className={styles.secret} dir="ltr">
        {secret}
      </code>
      <div className={dialog.buttons}>
        <CopyButton value={secret}>
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
