import { Button, Modal, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '#app/components/back-office/api-client.ts';
import dialog from '#app/components/back-office/dialog-form.module.css';
import { ErrorLine } from '#app/components/back-office/error-line.tsx';
import { useServerForm } from '#app/components/back-office/use-server-form.ts';
import { m } from '#messages';
import { type NewUser, type Role, roles } from '#shared/account.ts';
import type { User } from '#shared/answers/account-answers.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { PasswordHandover } from './password-handover.tsx';
import { roleLabel } from './role-label.ts';

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
  const [typed, setTyped] = useState({ ...newUser, username: user?.username ?? '' });
  const [isGenerated, setIsGenerated] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const change = (changes: Partial<NewUser>) => setTyped((before) => ({ ...before, ...changes }));
  const { element, isBusy, errors, failure, submit } = useServerForm<keyof NewUser>(async () => {
    await sendUser(user, typed);
    onDone(user ? m.user_password_reset() : m.admin_users_added());
    if (isGenerated) setIsDone(true);
    else onClose();
  }, m.admin_users_error());
  const title = user ? m.admin_users_reset_named({ name: user.username }) : m.admin_users_add();
  return (
    <Modal opened onClose={onClose} title={title} closeOnClickOutside={!typed.password && !isDone}>
      {isDone ? (
        <PasswordHandover username={typed.username} password={typed.password} onClose={onClose} />
      ) : (
        <form ref={element} className={dialog.form} noValidate onSubmit={submit}>
          {failure && <ErrorLine {...failure} />}
          {!user && <NameAndRole typed={typed} errors={errors} onChange={change} />}
          <NewPasswordField
            value={typed.password}
            error={errors.password}
            onChange={(password, wasGenerated) => {
              change({ password });
              setIsGenerated(wasGenerated);
            }}
          />
          {user && <p className="muted">{m.admin_users_reset_effect()}</p>}
          <div className={dialog.buttons}>
            <Button variant="default" onClick={onClose}>
              {m.admin_cancel()}
            </Button>
            <Button type="submit" loading={isBusy}>
              {user ? m.admin_users_reset() : m.admin_create()}
            </Button>
          </div>
        </form>
      )}
    </Modal>
  );
}

type NameAndRoleProps = {
  typed: NewUser;
  errors: Partial<Record<keyof NewUser, string>>;
  onChange: (changes: Partial<NewUser>) => void;
};

function NameAndRole({ typed, errors, onChange }: NameAndRoleProps) {
  return (
    <>
      <TextInput
        name="username"
        label={m.login_username()}
        required
        data-autofocus
        autoComplete="off"
        value={typed.username}
        error={errors.username}
        onChange={({ currentTarget }) => onChange({ username: currentTarget.value })}
      />
      <NativeSelect
        name="role"
        label={m.admin_users_role()}
        value={typed.role}
        error={errors.role}
        data={roles.map((role) => ({ value: role, label: roleLabel(role) }))}
        onChange={({ currentTarget }) => onChange({ role: currentTarget.value as Role })}
      />
      <TextInput
        name="email"
        type="email"
        label={m.admin_users_email()}
        description={m.admin_users_email_hint()}
        autoComplete="off"
        dir="ltr"
        value={typed.email ?? ''}
        error={errors.email}
        onChange={({ currentTarget }) => onChange({ email: currentTarget.value })}
      />
    </>
  );
}
