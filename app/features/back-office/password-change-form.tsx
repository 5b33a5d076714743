import { PasswordInput } from '@mantine/core';
import { DialogForm } from '#app/components/back-office/form-dialog.tsx';
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
  const form = useServerForm(empty, m.admin_password_error(), onSend);
  const input = { required: true, visibilityToggleButtonProps: { 'aria-label': m.admin_password_show() } };
  return (
    <DialogForm form={form} submitLabel={m.admin_password_change()} onCancel={onCancel}>
      {/* For password managers: the user name. */}
      <input type="hidden" name="username" autoComplete="username" value={username} />
      <PasswordInput
        {...form.field('current')}
        {...input}
        label={m.admin_password_current()}
        autoComplete="current-password"
        data-autofocus
      />
      <PasswordInput
        {...form.field('next')}
        {...input}
        label={m.admin_password_new()}
        description={m.admin_password_hint()}
        autoComplete="new-password"
      />
    </DialogForm>
  );
}
