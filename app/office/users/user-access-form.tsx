import { Button } from '@mantine/core';
import { callApi } from '#app/office/components/api-client.ts';
import { CodeInput } from '#app/office/components/code-input.tsx';
import { FormDialog } from '#app/office/components/form-dialog.tsx';
import { useServerForm } from '#app/office/components/use-server-form.ts';
import { m } from '#messages';
import type { User } from '#shared/accounts/account-answers.ts';

type UserAccessFormProps = {
  user: User;
  onClose: () => void;
  onDone: (message: string) => void;
  /** Confirms first, except for one's own, which requires the password. */
  onTotpOff?: ((user: User) => void) | undefined;
};

/** A user's address for password links, and removing a lost second factor. */
export function UserAccessForm({ user, onClose, onDone, onTotpOff }: UserAccessFormProps) {
  const form = useServerForm({ email: user.email ?? '' }, m.admin_users_error(), async (body) => {
    await callApi(`/users/${user._id}`, { method: 'PATCH', body });
    onDone(m.admin_users_email_saved());
    onClose();
  });
  const title = m.admin_users_access_named({ name: user.username });
  return (
    <FormDialog title={title} form={form} submitLabel={m.admin_save()} onClose={onClose}>
      <CodeInput
        {...form.field('email')}
        type="email"
        label={m.admin_users_email()}
        description={m.admin_users_email_hint()}
        data-autofocus
      />
      {user.hasTotp && onTotpOff && (
        <Button
          variant="default"
          onClick={() => {
            onClose();
            onTotpOff(user);
          }}
        >
          {m.admin_users_totp_off()}
        </Button>
      )}
    </FormDialog>
  );
}
