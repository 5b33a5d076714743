import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { callApi, readApi, toOutcome } from '#app/office/components/api-client.ts';
import { type ListColumn, sortable, whole } from '#app/office/components/list/list-column.ts';
import { readList } from '#app/office/components/list/read-list.ts';
import { RecordListScreen } from '#app/office/components/list/record-list-screen.tsx';
import { RowMenu } from '#app/office/components/list/row-menu.tsx';
import { useAddressedRecord } from '#app/office/components/list/use-addressed-record.ts';
import { DeleteAction, RowAction } from '#app/office/components/row-action.tsx';
import { readSession } from '#app/office/components/session.ts';
import { useActions } from '#app/office/components/use-actions.ts';
import { InvitationForm } from '#app/office/users/invitation-form.tsx';
import { OpenInvitations } from '#app/office/users/open-invitations.tsx';
import { roleChoices, roleLabels } from '#app/office/users/role-label.ts';
import { UserAccessForm } from '#app/office/users/user-access-form.tsx';
import { UserDetails } from '#app/office/users/user-details.tsx';
import { UserForm } from '#app/office/users/user-form.tsx';
import styles from '#app/office/users/users.module.css';
import { formatDateTime, formatShortDate } from '#app/ui/i18n/format.ts';
import { m } from '#messages';
import { invitationAnswer, type User, userAnswer } from '#shared/accounts/account-answers.ts';
import { arrayOf } from '#shared/answer-parts.ts';
import type { Route } from './+types/user-management';

/** What the rows of the list can do. */
function useUserChanges() {
  const { failure, act, tellDone, tellFailure } = useActions();
  const failed = m.admin_users_error();
  return {
    failure,
    tellDone,
    tellFailure,

    changeRole: ({ _id }: User, role: string) =>
      act({
        call: () => callApi(`/users/${_id}`, { method: 'PATCH', body: { role } }),
        done: m.admin_users_role_changed(),
        failed,
      }),

    endSessions: ({ _id, username: name }: User) =>
      act({
        ask: {
          title: m.admin_users_confirm_sessions({ name }),
          text: m.admin_users_reset_effect(),
          confirmLabel: m.admin_users_end_sessions(),
        },
        call: () => callApi(`/users/${_id}/sessions`, { method: 'DELETE' }),
        done: m.user_sessions_ended(),
        failed,
      }),

    turnTotpOff: ({ _id, username: name }: User) =>
      act({
        ask: {
          title: m.admin_users_confirm_totp_off({ name }),
          text: m.admin_users_totp_off_effect(),
          confirmLabel: m.admin_users_totp_off(),
        },
        call: () => callApi(`/users/${_id}/totp`, { method: 'DELETE' }),
        done: m.totp_turned_off(),
        failed,
      }),

    remove: ({ _id, username: name }: User) =>
      act({
        ask: { title: m.admin_users_confirm_delete({ name }), text: m.admin_users_delete_effect() },
        call: () => callApi(`/users/${_id}`, { method: 'DELETE' }),
        done: m.user_deleted(),
        failed,
      }),
  };
}

type Changes = ReturnType<typeof useUserChanges>;

export const handle = { title: m.admin_nav_users };

type Opened = { user?: User; dialog?: 'details' | 'access' | 'invitation' };

const isOneself = ({ username }: User) => username === readSession()?.user.username;
function NameCell({ user }: { user: User }) {
  return (
    <>
      <bdi>{user.username}</bdi>
      {isOneself(user) && <span className={styles.self}>{m.admin_users_self()}</span>}
    </>
  );
}

/** One's own role cannot be changed: giving up the back office could not be undone. */
function RoleCell({ user, onChange }: { user: User; onChange: Changes['changeRole'] }) {
  if (isOneself(user)) return roleLabels[user.role]();
  return (
    <NativeSelect
      size="xs"
      aria-label={m.admin_users_role_of({ name: user.username })}
      value={user.role}
      data={roleChoices()}
      onChange={({ currentTarget }) => onChange(user, currentTarget.value)}
    />
  );
}

function columns({ changeRole }: Changes): ListColumn<User>[] {
  return [
    sortable('username', m.login_username(), (user) => <NameCell user={user} />),
    whole(sortable('role', m.admin_users_role(), (user) => <RoleCell user={user} onChange={changeRole} />)),
    {
      key: 'totp',
      label: m.totp_heading(),
      cell: ({ hasTotp }) => (hasTotp ? m.admin_users_totp_on() : '–'),
    },
    { key: 'sessions', label: m.admin_users_sessions(), isWhole: true, cell: ({ sessions }) => sessions },
    whole(
      sortable('lastSeenAt', m.admin_users_last_seen(), ({ lastSeenAt }) =>
        lastSeenAt ? formatDateTime(lastSeenAt) : '–',
      ),
    ),
    whole(sortable('createdAt', m.admin_users_since(), ({ createdAt }) => formatShortDate(createdAt))),
  ];
}

type UserActsProps = {
  user: User;
  changes: Changes;
  onReset: (user: User) => void;
  onAccess: (user: User) => void;
};

function UserActs({ user, changes, onReset, onAccess }: UserActsProps) {
  const name = user.username;
  const access = (
    <RowAction
      icon="edit"
      title={m.admin_users_access()}
      label={m.admin_users_access_named({ name })}
      onClick={() => onAccess(user)}
    />
  );
  if (isOneself(user)) return access;
  return (
    <>
      {access}
      <RowMenu name={name}>
        <RowAction
          icon="key"
          title={m.admin_users_reset()}
          label={m.admin_users_reset_named({ name })}
          onClick={() => onReset(user)}
        />
        {user.sessions > 0 && (
          <RowAction
            icon="leave"
            title={m.admin_users_end_sessions()}
            label={m.admin_users_end_sessions_named({ name })}
            onClick={() => changes.endSessions(user)}
          />
        )}
        <DeleteAction name={name} onClick={() => changes.remove(user)} />
      </RowMenu>
    </>
  );
}

const source = {
  path: '/users',
  schema: arrayOf(userAnswer),
  order: 'username',
  failed: m.admin_users_error_fetching,
};

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const invitations = readApi('/users/invitations', arrayOf(invitationAnswer));
  return {
    users: readList(request, source),
    invitations: toOutcome(invitations, m.admin_users_error_fetching()),
  };
}

/** Who may sign in: invite, add, role, password, sessions, delete. */
export default function UserManagement({ loaderData: { users, invitations } }: Route.ComponentProps) {
  const changes = useUserChanges();
  const [opened, setOpened] = useState<Opened>();
  useAddressedRecord({
    path: '/users',
    schema: userAnswer,
    open: (user) => setOpened({ user, dialog: 'details' }),
    tellFailure: changes.tellFailure,
    failed: m.admin_users_error_fetching,
  });
  const shown = opened?.dialog === 'details' ? opened.user : undefined;
  return (
    <RecordListScreen
      title={m.admin_nav_users()}
      subtitle={m.admin_users_subtitle()}
      actions={
        <>
          <Button variant="default" onClick={() => setOpened({ dialog: 'invitation' })}>
            {m.admin_invite()}
          </Button>
          <Button data-shortcut="new" onClick={() => setOpened({})}>
            {m.admin_users_add()}
          </Button>
        </>
      }
      notice={<OpenInvitations outcome={invitations} />}
      failure={changes.failure}
      source={source}
      outcome={users}
      columns={columns(changes)}
      nameOf={({ username }) => username}
      empty={m.admin_users_empty()}
      rowActions={(user) => (
        <UserActs
          user={user}
          changes={changes}
          onReset={(chosen) => setOpened({ user: chosen })}
          onAccess={(chosen) => setOpened({ user: chosen, dialog: 'access' })}
        />
      )}
    >
      {shown && (
        <UserDetails
          user={shown}
          onReset={isOneself(shown) ? undefined : () => setOpened({ user: shown })}
          onClose={() => setOpened(undefined)}
        />
      )}
      {opened?.dialog === 'access' && opened.user && (
        <UserAccessForm
          user={opened.user}
          onClose={() => setOpened(undefined)}
          onDone={changes.tellDone}
          onTotpOff={isOneself(opened.user) ? undefined : (user) => void changes.turnTotpOff(user)}
        />
      )}
      {opened?.dialog === 'invitation' && (
        <InvitationForm onClose={() => setOpened(undefined)} onDone={changes.tellDone} />
      )}
      {opened && !opened.dialog && (
        <UserForm user={opened.user} onClose={() => setOpened(undefined)} onDone={changes.tellDone} />
      )}
    </RecordListScreen>
  );
}
