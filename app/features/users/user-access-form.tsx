import { Button, Modal, TextInput } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '#app/components/back-office/api-client.ts';
import dialog from '#app/components/back-office/dialog-form.module.css';
import { ErrorLine } from '#app/components/back-office/error-line.tsx';
import { useServerForm } from '#app/components/back-office/use-server-form.ts';
import { m } from '#messages';
import type { User } from '#shared/answers/account-answers.ts';

type UserAccessFormProps = {
  user: User;
  onClose: () => void;
  /** Called after a change. */
  onDone: (message: string) => void;
  /** Confirms first, except for one's own, which requires the password. */
  onTotpOff?: ((user: User) => void) | undefined;
};

/** A user's address for password links, and removing a lost second factor. */
export function UserAccessForm({ user, onClose, onDone, onTotpOff }: UserAccessFormProps) {
  const [email, setEmail] = useState(user.email ?? '');
  const { element, isBusy, errors, failure, submit } = useServerForm<'email'>(async () => {
    await callApi(`/users/${user._id}`, { method: 'PATCH', body: { email } });
    onDone(m.admin_users_email_saved());
    onClose();
  }, m.admin_users_error());
  return (
    <Modal opened onClose={onClose} title={m.admin_users_access_named({ name: user.username })}>
      <form ref={element} className={dialog.form} noValidate onSubmit={submit}>
        {failure && <ErrorLine {...failure} />}
        <TextInput
          name="email"
          type="email"
          label={m.admin_users_email()}
          description={m.admin_users_email_hint()}
          data-autofocus
          autoComplete="off"
          dir="ltr"
          value={email}
          error={errors.email}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
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
        <div className={dialog.buttons}>
          <Button variant="default" onClick={onClose}>
            {m.admin_cancel()}
          </Button>
          <Button type="submit" loading={isBusy}>
            {m.admin_save()}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
