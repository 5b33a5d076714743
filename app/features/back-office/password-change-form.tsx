import { Button, PasswordInput } from '@mantine/core';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '#app/components/back-office/api-client.ts';
import { ErrorLine } from '#app/components/back-office/error-line.tsx';
import { type Failure, failureOf } from '#app/components/back-office/failure.ts';
import { m } from '#messages';
import type { PasswordChange } from '#shared/account.ts';
import styles from './account-dialog.module.css';

type PasswordChangeFormProps = {
  username: string;
  /** Rejects when nothing was changed. */
  onSend: (typed: PasswordChange) => Promise<void>;
  onCancel: () => void;
};

const empty: PasswordChange = { current: '', next: '' };

/** The current password and the new one; what the server refuses stands under its field. */
export function PasswordChangeForm({ username, onSend, onCancel }: PasswordChangeFormProps) {
  const [typed, setTyped] = useState(empty);
  const [isBusy, setIsBusy] = useState(false);
  const [errors, setErrors] = useState<Partial<PasswordChange>>({});
  const [failure, setFailure] = useState<Failure>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (errors.current || errors.next) form.current?.querySelector<HTMLElement>('input[aria-invalid=true]')?.focus();
  }, [errors]);

  async function send(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    setIsBusy(true);
    setFailure(undefined);
    setErrors({});
    try {
      await onSend(typed);
    } catch (error) {
      setIsBusy(false);
      const refused = error instanceof ApiError ? error.errors : {};
      setErrors(refused);
      if (Object.keys(refused).length === 0) setFailure(failureOf(error, m.admin_password_error()));
    }
  }

  const field = (name: keyof PasswordChange) => ({
    name,
    required: true,
    value: typed[name],
    error: errors[name],
    visibilityToggleButtonProps: { 'aria-label': m.admin_password_show() },
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      setTyped((before) => ({ ...before, [name]: currentTarget.value })),
  });
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={send}>
      {failure && <ErrorLine {...failure} />}
      {/* For password managers: whose password it is. */}
      <input type="hidden" name="username" autoComplete="username" value={username} />
      <PasswordInput
        label={m.admin_password_current()}
        autoComplete="current-password"
        data-autofocus
        {...field('current')}
      />
      <PasswordInput
        label={m.admin_password_new()}
        description={m.admin_password_hint()}
        autoComplete="new-password"
        {...field('next')}
      />
      <div className={styles.buttons}>
        <Button variant="default" onClick={onCancel}>
          {m.admin_cancel()}
        </Button>
        <Button type="submit" loading={isBusy}>
          {m.admin_password_change()}
        </Button>
      </div>
    </form>
  );
}
