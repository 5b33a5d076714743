import {
  answer,
  callsFor,
  created,
  inLanguage,
  json,
  list,
  listParameters,
  success,
} from '#server/core/http/calls/calls.ts';
import { newPasswordSchema, newUserSchema, userChangeSchema } from '#shared/accounts/account.ts';
import { userShape } from '#shared/accounts/account-answers.ts';
import { AppError } from '#shared/errors.ts';
import type { AuthService } from '../sign-in/auth-service.ts';
import { ownCaller } from '../sign-in/caller-place.ts';
import { userSortFields } from './user-list.ts';
import type { UserService } from './user-service.ts';

const shape = { name: 'User', schema: userShape };
const call = callsFor<{ users: UserService; auth: AuthService }>('Users');

export const userCalls = [
  call('GET /users', {
    summary: 'List users, by name',
    query: listParameters(userSortFields),
    reply: list('The users.', shape),
    handle: ({ query }, { users }) => users.listUsers(query),
  }),
  call('GET /users/:id', {
    summary: 'Read one user',
    reply: answer('The user.', shape),
    handle: ({ params }, { users }) => users.getUser(params.id),
  }),
  call('POST /users', {
    summary: 'Add a user; names are unique whatever their letter case',
    confirmed: true,
    body: json('NewUser', newUserSchema),
    reply: created('The user.', shape),
    refusals: ['conflict'],
    handle: ({ body }, { users }) => users.createUser(body),
  }),
  call('PATCH /users/:id', {
    summary: 'Change the role or the address of a user; one administrator stays',
    confirmed: true,
    body: json('UserChange', userChangeSchema),
    reply: answer('The user.', shape, inLanguage),
    refusals: ['conflict'],
    current: ({ params }, { users }) => users.getUser(params.id),
    handle: ({ params, body }, { users }) => users.changeUser(params.id, body),
  }),
  call('PUT /users/:id/password', {
    summary: "Give somebody else a new password; that user's passkeys are removed and sessions end",
    confirmed: true,
    body: json('NewPassword', newPasswordSchema),
    reply: success('It is the new password.', 'user_password_reset'),
    refusals: ['conflict'],
    audit: 'password_reset',
    async before({ params, request }, { users }) {
      const { _id } = await users.getUser(params.id);
      if (request.account?.id === _id) throw new AppError('conflict', 'user_own_password');
    },
    handle: ({ params, body }, { users }) => users.resetPassword(params.id, body.password),
  }),
  call('DELETE /users/:id/sessions', {
    summary: 'End the sessions of a user, except the one that asks',
    reply: success('They are ended.', 'user_sessions_ended'),
    audit: 'sessions_ended',
    async handle({ params, request }, { users, auth }) {
      const { _id } = await users.getUser(params.id);
      await auth.endSessions(_id, ownCaller(request, _id));
    },
  }),
  call('DELETE /users/:id', {
    summary: 'Delete a user; never oneself, never the last administrator',
    confirmed: true,
    reply: success('The user is deleted.', 'user_deleted'),
    refusals: ['conflict'],
    async handle({ params, request }, { users }) {
      const { _id } = await users.getUser(params.id);
      if (request.account?.id === _id) throw new AppError('conflict', 'user_own_deletion');
      await users.removeUser(_id);
    },
  }),
];
