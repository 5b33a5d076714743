import { useState } from 'react';
import { callApi } from '#app/office/components/api-client.ts';
import { Dialog } from '#app/office/components/dialog.tsx';
import { DialogForm } from '#app/office/components/form-dialog.tsx';
import { useTabName } from '#app/office/components/tab-name.ts';
import { useServerForm } from '#app/office/components/use-server-form.ts';
import { m } from '#messages';
import type { User } from '#shared/accounts/account-answers.ts';
import { emptyUser, NameAndRole, type TypedUser } from './name-and-role.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { SecretHandover } from './secret-handover.tsx';

type UserFormProps = {
  /** The user whose password is reset; undefined adds a user. */
  user?: User | undefined;
  onClose: () => void;
  /** Called after a change. */
  onDone: (message: string) => void;
};

type TypedPassword = TypedUser & { password: string };

const newUser: TypedPassword = { ...emptyUser, password: '' };

function sendUser(user: User | undefined, typed: TypedPassword): Promise<unknown> {
  if (!user) return callApi('/users', { method: 'POST', body: typed });
  return callApi(`/users/${user._id}/password`, { method: 'PUT', body: { password: typed.password } });
}

/** Adds a user, or resets a password; a generated password is shown once. */
export function UserForm({ user, onClose, onDone }: UserFormProps) {
  const [isGenerated, setIsGenerated] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const initial = { ...newUser, username: user?.username ?? '' };
  const form = useServerForm(initial, m.admin_users_error(), async (typed) => {
    await sendUser(user, typed);
    onDone(user ? m.user_password_reset() : m.admin_users_added());
    if (isGenerated) setIsDone(true);
    else onClose();
  });
  const { username, password } = form.values;
  const title = user ? m.admin_users_reset_named({ name: user.username }) : m.admin_users_add();
  useTabName(title);
  return (
    <Dialog onClose={onClose} title={title} closeOnClickOutside={!password && !isDone}>
      {isDone ? (
        <SecretHandover text={m.admin_password_handover({ name: username })} secret={password} onClose={onClose} />
      ) : (
        <DialogForm form={form} submitLabel={user ? m.admin_users_reset() : m.admin_create()} onCancel={onClose}>
          {!user && <NameAndRole form={form} emailHint={m.admin_users_email_hint()} />}
          <NewPasswordField
            value={password}
            error={form.findError('password')}
            onChange={(chosen, wasGenerated) => {
              form.change({ password: chosen });
              setIsGenerated(wasGenerated);
            }}
          />
          {user && <p className="muted">{m.admin_users_reset_effect()}</p>}
        </DialogForm>
      )}
    </Dialog>
  );
}
