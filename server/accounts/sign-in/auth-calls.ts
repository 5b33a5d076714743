import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { bearerToken } from '#server/core/http/calls/authentication.ts';
import { answer, callsFor, json, jsonOrForm, nothing, success } from '#server/core/http/calls/calls.ts';
import { clientNetwork } from '#server/core/http/client-network.ts';
import {
  credentialsSchema,
  forgottenPasswordSchema,
  passwordChangeSchema,
  passwordRecoverySchema,
} from '#shared/accounts/account.ts';
import type { RecoveryService } from '../recovery/recovery-service.ts';
import type { AuthService } from './auth-service.ts';
import { callerPlace, describeCaller, requireAccount } from './caller-place.ts';
import { signedInReply, signedInUser, signInFrom } from './signed-in-reply.ts';

const call = callsFor<{
  auth: AuthService;
  recovery: RecoveryService;
  isSecure: (request: FastifyRequest) => boolean;
}>('Sign-in');

export const authCalls = [
  call('POST /auth/login', {
    summary: 'Sign in',
    access: 'anyone',
    body: jsonOrForm('Credentials', credentialsSchema),
    reply: signedInReply,
    refusals: ['unauthenticated', 'totp_required', 'too_many'],
    audit: 'none',
    ignoresToken: true,
    handle: ({ body, ...exchange }, { auth, isSecure }) =>
      signInFrom(exchange, isSecure, (place) => auth.signIn(body, place)),
  }),
  call('POST /auth/logout', {
    summary: 'Sign out; the token no longer works',
    access: 'signed in',
    reply: nothing('Signed out.'),
    audit: 'sign_out',
    duringTotpSetup: true,
    handle: ({ request }, { auth }) => auth.signOut(bearerToken(request) ?? ''),
  }),
  call('GET /auth/me', {
    summary: 'Who is signed in',
    access: 'signed in',
    reply: answer('The user.', { name: 'Me', schema: z.object({ user: signedInUser }) }),
    duringTotpSetup: true,
    handle({ request }) {
      const { username, role } = requireAccount(request);
      return { user: { username, role } };
    },
  }),
  call('PUT /auth/password', {
    summary: "Change one's own password; other sessions end, this one stays",
    access: 'signed in',
    confirmed: true,
    body: json('PasswordChange', passwordChangeSchema),
    reply: success('It is the new password.', 'user_password_changed'),
    refusals: ['too_many'],
    audit: 'password_changed',
    handle: ({ body, request }, { auth }) =>
      auth.changePassword(requireAccount(request), body, describeCaller(request)),
  }),
  call('POST /auth/password/forgotten', {
    summary: 'Ask for a mailed link to reset a forgotten password; the answer is the same for everybody',
    access: 'anyone',
    body: json('ForgottenPassword', forgottenPasswordSchema),
    reply: success('A link is on its way if there is such a user with an address.', 'recovery_asked'),
    refusals: ['not_found', 'too_many'],
    ignoresToken: true,
    handle: ({ body, request, language }, { recovery }) =>
      recovery.askForLink(body.username, { ...callerPlace(request), language }),
  }),
  call('POST /auth/password/recover', {
    summary: 'Set a new password with the token of such a link, once within 30 minutes',
    access: 'anyone',
    body: json('PasswordRecovery', passwordRecoverySchema),
    reply: success('It is the new password.', 'recovery_done'),
    ignoresToken: true,
    handle: ({ body, request }, { recovery }) => recovery.setPassword(body, clientNetwork(request)),
  }),
];
