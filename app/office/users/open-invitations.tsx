import { Button } from '@mantine/core';
import { useId } from 'react';
import { callApi, type Outcome } from '#app/office/components/api-client.ts';
import { AwaitData } from '#app/office/components/await-data.tsx';
import { ErrorLine } from '#app/office/components/error-line.tsx';
import { useActions } from '#app/office/components/use-actions.ts';
import { formatDateTime } from '#app/ui/i18n/format.ts';
import { m } from '#messages';
import type { Invitation } from '#shared/accounts/account-answers.ts';
import { roleLabels } from './role-label.ts';
import styles from './users.module.css';

/** The invitations that are not accepted yet; nothing while there are none. */
export function OpenInvitations({ outcome }: { outcome: Promise<Outcome<Invitation[]>> }) {
  return (
    <AwaitData outcome={outcome} loading={null}>
      {(invitations) => (invitations.length > 0 ? <InvitationList invitations={invitations} /> : null)}
    </AwaitData>
  );
}

function InvitationList({ invitations }: { invitations: Invitation[] }) {
  const id = useId();
  const { failure, act } = useActions();
  const revoke = ({ _id, username: name }: Invitation) =>
    act({
      ask: {
        title: m.admin_invitation_revoke_ask({ name }),
        text: m.admin_invitation_revoke_effect(),
        confirmLabel: m.admin_invitation_revoke(),
      },
      call: () => callApi(`/users/invitations/${_id}`, { method: 'DELETE' }),
      done: m.invitation_revoked(),
      failed: m.admin_invite_failed(),
    });
  return (
    <section className={`stack gap-3 box ${styles.invitations}`} aria-labelledby={id}>
      <h2 id={id} className="title-xs">
        {m.admin_invitations()}
      </h2>
      {failure && <ErrorLine {...failure} />}
      <ul>
        {invitations.map((invitation) => (
          <li key={invitation._id}>
            <span>
              <bdi>{invitation.username}</bdi> · {roleLabels[invitation.role]()} ·{' '}
              <span className="muted">{m.admin_invitation_until({ time: formatDateTime(invitation.expiresAt) })}</span>
            </span>
            <Button
              size="xs"
              variant="default"
              aria-label={m.admin_invitation_revoke_named({ name: invitation.username })}
              onClick={() => void revoke(invitation)}
            >
              {m.admin_invitation_revoke()}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
