import { Button, PasswordInput } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '#app/office/components/api-client.ts';
import { Dialog } from '#app/office/components/dialog.tsx';
import { DialogForm } from '#app/office/components/form-dialog.tsx';
import { useTabName } from '#app/office/components/tab-name.ts';
import { useServerForm } from '#app/office/components/use-server-form.ts';
import { m } from '#messages';
import type { User } from '#shared/accounts/account-answers.ts';
import { emptyUser, NameAndRole, type TypedUser } from './name-and-role.tsx';
import { SecretHandover } from './secret-handover.tsx';
import styles from './users.module.css';

type UserFormProps = {
  /** The user whose password is reset; undefined adds a user. */
  user?: User | undefined;
  onClose: () => void;
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

// Without characters that are easily confused: 0 and o, 1 and l.
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
const groups = 4;
const groupLength = 5;

/** 100 random bits in groups that can be typed: `kq3xm-…`. */
function generatedPassword(): string {
  // 32 characters divide a byte evenly, so that none is more likely.
  const letters = [...crypto.getRandomValues(new Uint8Array(groups * groupLength))].map((byte) => alphabet[byte % 32]);
  const group = (_: unknown, index: number) => letters.slice(index * groupLength, (index + 1) * groupLength).join('');
  return Array.from({ length: groups }, group).join('-');
}

type NewPasswordFieldProps = {
  value: string;
  error: string | undefined;
  onChange: (password: string, isGenerated: boolean) => void;
};

/** A password for another user: typed, or generated and shown. */
function NewPasswordField({ value, error, onChange }: NewPasswordFieldProps) {
  const [isVisible, setIsVisible] = useState(false);
  return (
    <div className={`wrap gap-3 ${styles.password}`}>
      <PasswordInput
        className={styles.passwordField ?? ''}
        name="password"
        label={m.admin_password_new()}
        description={m.admin_password_length()}
        required
        autoComplete="new-password"
        dir="ltr"
        value={value}
        error={error}
        visible={isVisible}
        onVisibilityChange={setIsVisible}
        visibilityToggleButtonProps={{ 'aria-label': m.admin_password_show() }}
        onChange={({ currentTarget }) => onChange(currentTarget.value, false)}
      />
      <Button
        variant="default"
        onClick={() => {
          onChange(generatedPassword(), true);
          setIsVisible(true);
        }}
      >
        {m.admin_password_generate()}
      </Button>
    </div>
  );
}
