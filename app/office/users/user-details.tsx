import { Button } from '@mantine/core';
import { Dialog } from '#app/office/components/dialog.tsx';
import { useTabName } from '#app/office/components/tab-name.ts';
import { FactTable } from '#app/ui/fact-table.tsx';
import { formatDateTime } from '#app/ui/i18n/format.ts';
import { m } from '#messages';
import type { User } from '#shared/accounts/account-answers.ts';
import { roleLabels } from './role-label.ts';

type UserDetailsProps = {
  user: User;
  /** Undefined for one's own account, whose password is changed elsewhere. */
  onReset: (() => void) | undefined;
  onClose: () => void;
};

/** A user's details, opened from the palette. Mounted means open. */
export function UserDetails({ user, onReset, onClose }: UserDetailsProps) {
  const { username, role, sessions, lastSeenAt, createdAt } = user;
  useTabName(username);
  const facts = [
    { name: m.admin_users_role(), value: roleLabels[role]() },
    { name: m.admin_users_sessions(), value: String(sessions) },
    { name: m.admin_users_last_seen(), value: lastSeenAt ? formatDateTime(lastSeenAt) : '–' },
    { name: m.admin_users_since(), value: formatDateTime(createdAt) },
  ];
  return (
    <Dialog onClose={onClose} title={<bdi>{username}</bdi>}>
      <div className="stack gap-4">
        <FactTable facts={facts} />
        {onReset && (
          <div className="wrap at-end gap-3">
            <Button data-autofocus onClick={onReset}>
              {m.admin_users_reset()}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}
