import { Button, CopyButton } from '@mantine/core';
import { m } from '#messages';
import styles from './users.module.css';

type SecretHandoverProps = { text: string; secret: string; onClose: () => void };

/** A generated password or a link, shown only once. */
export function SecretHandover({ text, secret, onClose }: SecretHandoverProps) {
  return (
    <div className="stack gap-4">
      <p role="status">{text}</p>
      <code className={`stack secret ${styles.secret}`} dir="ltr">
        {secret}
      </code>
      <div className="wrap at-end gap-3">
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
