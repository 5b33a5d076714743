import { Button, PasswordInput } from '@mantine/core';
import { useState } from 'react';
import dialog from '#app/components/back-office/dialog-form.module.css';
import { ErrorLine } from '#app/components/back-office/error-line.tsx';
import { useServerForm } from '#app/components/back-office/use-server-form.ts';
import { m } from '#messages';
import type { PasswordChange } from '#shared/account.ts';

type PasswordChangeFormProps = {
  username: string;
  /** Rejects when nothing was changed. */
  onSend: (typed: PasswordChange) => Promise<void>;
  onCancel: () => void;
};

const empty: PasswordChange = { current: '', next: '' };

/** The current and the new password; server errors are shown at their fields. */
export function PasswordChangeForm({ username, onSend, onCancel }: PasswordChangeFormProps) {
  const [typed, setTyped] = useState(empty);
  const { element, isBusy, errors, failure, submit } = useServerForm<keyof PasswordChange>(
    () => onSend(typed),
    m.admin_password_error(),
  );
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
    <form ref={element} className={dialog.form} noValidate onSubmit={submit}>
      {failure && <ErrorLine {...failure} />}
      {/* For password managers: the user name. */}
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
      <div className={dialog.buttons}>
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
