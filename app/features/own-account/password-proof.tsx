import { PasswordInput } from '@mantine/core';
import { FormDialog } from '#app/components/back-office/form-dialog.tsx';
import { useServerForm } from '#app/components/back-office/use-server-form.ts';
import { m } from '#messages';

type PasswordProofProps = {
  title: string;
  text: string;
  /** Rejects when nothing was done. */
  onSend: (password: string) => Promise<void>;
  onClose: () => void;
};

/** Asks for the password before changes that weaken or renew the account's protection. */
export function PasswordProof({ title, text, onSend, onClose }: PasswordProofProps) {
  const form = useServerForm({ password: '' }, m.totp_error(), ({ password }) => onSend(password));
  return (
    <FormDialog title={title} form={form} submitLabel={title} size="sm" onClose={onClose}>
      <p>{text}</p>
      <PasswordInput
        {...form.field('password')}
        label={m.admin_password_current()}
        required
        data-autofocus
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': m.admin_password_show() }}
      />
    </FormDialog>
  );
}
