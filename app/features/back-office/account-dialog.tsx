import { Modal } from '@mantine/core';
import { Link } from 'react-router';
import { callApi } from '#app/components/back-office/api-client.ts';
import { toastSuccess } from '#app/components/back-office/toast.ts';
import { m } from '#messages';
import type { PasswordChange } from '#shared/account.ts';
import styles from './account-dialog.module.css';
import { PasswordChangeForm } from './password-change-form.tsx';

type AccountDialogProps = { username: string; onClose: () => void };

/** The signed-in user, and changing one's password. */
export function AccountDialog({ username, onClose }: AccountDialogProps) {
  async function change(typed: PasswordChange): Promise<void> {
    await callApi('/auth/password', { method: 'PUT', body: typed });
    toastSuccess(m.user_password_changed());
    onClose();
  }
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
      <PasswordChangeForm username={username} onSend={change} onCancel={onClose} />
    </Modal>
  );
}
