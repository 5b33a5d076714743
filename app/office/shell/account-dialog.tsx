import { Modal, PasswordInput } from '@mantine/core';
import { Link } from 'react-router';
import { callApi } from '#app/office/components/api-client.ts';
import { DialogForm } from '#app/office/components/form-dialog.tsx';
import { toastSuccess } from '#app/office/components/toast.ts';
import { useServerForm } from '#app/office/components/use-server-form.ts';
import { m } from '#messages';
import type { PasswordChange } from '#shared/accounts/account.ts';
import styles from './account-dialog.module.css';

type AccountDialogProps = { username: string; onClose: () => void };

const empty: PasswordChange = { current: '', next: '' };

/** The signed-in user, and changing one's password. */
export function AccountDialog({ username, onClose }: AccountDialogProps) {
  const form = useServerForm(empty, m.admin_password_error(), async (typed) => {
    await callApi('/auth/password', { method: 'PUT', body: typed, known: { password: typed.current } });
    toastSuccess(m.user_password_changed());
    onClose();
  });
  const input = { required: true, visibilityToggleButtonProps: { 'aria-label': m.admin_password_show() } };
  return (
    <Modal opened onClose={onClose} title={m.admin_account()} size="sm">
      <p className={styles.who}>
        <bdi>{username}</bdi>
      </p>
      <p className={styles.more}>
        <Link to="/admin/account" onClick={onClose}>
          {m.account_more()}
        </Link>
      </p>
      <DialogForm form={form} submitLabel={m.admin_password_change()} onCancel={onClose}>
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
    </Modal>
  );
}
