import { bearerToken } from '#server/core/http/calls/authentication.ts';
import { callsFor, success, wholeList } from '#server/core/http/calls/calls.ts';
import { openSessionShape } from '#shared/accounts/account-answers.ts';
import type { UserService } from '../users/user-service.ts';
import type { AuthService } from './auth-service.ts';
import { describeCaller, ownCaller, requireAccount } from './caller-place.ts';

const sessions = wholeList('The sessions, last used first.', { name: 'OpenSession', schema: openSessionShape });
const ended = success('It is ended.', 'user_sessions_ended');
const call = callsFor<{ auth: AuthService; users: UserService }>('Sign-in');

/** Open sessions: one's own, and for administrators those of any user. */
export const sessionCalls = [
  call('GET /auth/sessions', {
    summary: "List one's own sessions",
    access: 'signed in',
    reply: sessions,
    handle: ({ request }, { auth }) => auth.listSessions(requireAccount(request).id, bearerToken(request) ?? ''),
  }),
  call('DELETE /auth/sessions', {
    summary: "End one's own sessions, except the one that asks",
    access: 'signed in',
    reply: ended,
    audit: 'sessions_ended',
    handle: ({ request }, { auth }) => auth.endSessions(requireAccount(request).id, describeCaller(request)),
  }),
  call('DELETE /auth/sessions/:id', {
    summary: "End one of one's own sessions",
    access: 'signed in',
    reply: ended,
    audit: 'sessions_ended',
    handle: ({ params, request }, { auth }) =>
      auth.endSession(requireAccount(request).id, params.id, describeCaller(request)),
  }),
  call('GET /users/:id/sessions', {
    summary: 'List the sessions of a user',
    reply: sessions,
    async handle({ params, request }, { auth, users }) {
      const { _id } = await users.getUser(params.id);
      return auth.listSessions(_id, bearerToken(request) ?? '');
    },
  }),
  call('DELETE /users/:id/sessions/:session', {
    summary: 'End a session of a user',
    reply: ended,
    audit: 'sessions_ended',
    async handle({ params, request }, { auth, users }) {
      const { _id } = await users.getUser(params.id);
      await auth.endSession(_id, params.session, ownCaller(request, _id));
    },
  }),
];
