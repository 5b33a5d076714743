import { callsFor, created, json, success, wholeList } from '#server/core/http/calls/calls.ts';
import { clientNetwork } from '#server/core/http/client-network.ts';
import { invitationShape, newInvitationShape } from '#shared/accounts/account-answers.ts';
import { invitationAcceptanceSchema, newInvitationSchema } from '#shared/accounts/invitation.ts';
import { requireAccount } from '../sign-in/caller-place.ts';
import type { InvitationService } from './invitation-service.ts';

const call = callsFor<{ invitations: InvitationService }>('Users');

export const invitationCalls = [
  call('GET /users/invitations', {
    summary: 'List the open invitations, by name',
    reply: wholeList('The invitations.', { name: 'Invitation', schema: invitationShape }),
    handle: (_input, { invitations }) => invitations.listOpen(),
  }),
  call('POST /users/invitations', {
    summary: 'Invite a colleague, who chooses a password through a link that works once within 72 hours',
    confirmed: true,
    body: json('NewInvitationBody', newInvitationSchema),
    reply: created('The invitation, with the link where it was not mailed.', {
      name: 'NewInvitation',
      schema: newInvitationShape,
    }),
    refusals: ['conflict', 'too_many'],
    audit: 'invited',
    handle: ({ body, request, language }, { invitations }) =>
      invitations.invite(body, { by: requireAccount(request).id, language }),
  }),
  call('DELETE /users/invitations/:id', {
    summary: 'Revoke an invitation: its link no longer works',
    reply: success('It is revoked.', 'invitation_revoked'),
    audit: 'invitation_revoked',
    handle: ({ params }, { invitations }) => invitations.revoke(params.id),
  }),
  call('POST /auth/invitation', {
    summary: 'Accept an invitation: choose a password with the token of its link',
    access: 'anyone',
    body: json('InvitationAcceptance', invitationAcceptanceSchema),
    reply: success('The user is added and may sign in.', 'invitation_done'),
    refusals: ['conflict'],
    ignoresToken: true,
    handle: ({ body, request }, { invitations }) => invitations.accept(body, clientNetwork(request)),
  }),
];
