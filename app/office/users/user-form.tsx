import { Button, CopyButton, Modal, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '#app/office/components/api-client.ts';
import dialog from '#app/office/components/dialog-form.module.css';
import { DialogForm } from '#app/office/components/form-dialog.tsx';
import { type ServerForm, useServerForm } from '#app/office/components/use-server-form.ts';
import { m } from '#messages';
import type { NewUser } from '#shared/account.ts';
import type { User } from '#shared/answers/account-answers.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { roleChoices } from './role-label.ts';
import styles from './users.module.css';

type UserFormProps = {
  /** The user whose password is reset; undefined adds a user. */
  user?: User | undefined;
  onClose: () => void;
  /** Called after a change. */
  onDone: (message: string) => void;
};

const newUser: NewUser = { username: '', password: '', role: 'admin', email: '' };

function sendUser(user: User | undefined, typed: NewUser): Promise<unknown> {
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
  return (
    <Modal opened onClose={onClose} title={title} closeOnClickOutside={!password && !isDone}>
      {isDone ? (
        <PasswordHandover username={username} password={password} onClose={onClose} />
      ) : (
        <DialogForm form={form} submitLabel={user ? m.admin_users_reset() : m.admin_create()} onCancel={onClose}>
          {!user && <NameAndRole form={form} />}
          <NewPasswordField
            value={password}
            error={form.errorOf('password')}
            onChange={(chosen, wasGenerated) => {
              form.change({ password: chosen });
              setIsGenerated(wasGenerated);
            }}
          />
          {user && <p className="muted">{m.admin_users_reset_effect()}</p>}
        </DialogForm>
      )}
    </Modal>
  );
}

function NameAndRole({ form }: { form: ServerForm<NewUser> }) {
  return (
    <>
      <TextInput {...form.field('username')} label={m.login_username()} required data-autofocus autoComplete="off" />
      <NativeSelect {...form.field('role')} label={m.admin_users_role()} data={roleChoices()} />
      <TextInput
        {...form.field('email')}
        type="email"
        label={m.admin_users_email()}
        description={m.admin_users_email_hint()}
        autoComplete="off"
        dir="ltr"
      />
    </>
  );
}

type PasswordHandoverProps = { username: string; password: string; onClose: () => void };

/** A generated password, shown only once. */
function PasswordHandover({ username, password, onClose }: PasswordHandoverProps) {
  return (
    <div className={dialog.form}>
      <p role="status">{m.admin_password_handover({ name: username })}</p>
      <code className={styles.secret} dir="ltr">
        {password}
      </code>
      <div className={dialog.buttons}>
        <CopyButton value={password}>
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
