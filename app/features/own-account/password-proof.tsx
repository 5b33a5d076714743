import { Button, Modal, PasswordInput } from '@mantine/core';
import { useState } from 'react';
import { ErrorLine } from '#app/components/back-office/error-line.tsx';
import { useServerForm } from '#app/components/back-office/use-server-form.ts';
import { m } from '#messages';
import styles from './own-account.module.css';

type PasswordProofProps = {
  title: string;
  text: string;
  /** Rejects when nothing was done. */
  onSend: (password: string) => Promise<void>;
  onClose: () => void;
};

/** Asks for the password before changes that weaken or renew the account's protection. */
export function PasswordProof({ title, text, onSend, onClose }: PasswordProofProps) {
  const [password, setPassword] = useState('');
  const { element, isBusy, errors, failure, submit } = useServerForm<'password'>(
    () => onSend(password),
    m.totp_error(),
  );
  return (
    <Modal opened onClose={onClose} title={title} size="sm">
      <form ref={element} className={styles.form} noValidate onSubmit={submit}>
        {failure && <ErrorLine {...failure} />}
        <p>{text}</p>
        <PasswordInput
          name="password"
          label={m.admin_password_current()}
          required
          data-autofocus
          autoComplete="current-password"
          value={password}
          error={errors.password}
          visibilityToggleButtonProps={{ 'aria-label': m.admin_password_show() }}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
        <div className={styles.buttons}>
          <Button variant="default" onClick={onClose}>
            {m.admin_cancel()}
          </Button>
          <Button type="submit" loading={isBusy}>
            {title}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
