import { z } from 'zod';
import { adminCall, successShape } from '#server/http/admin-call.ts';
import { type ApiCall, languageParameters, listParameters, pagingHeaders } from '#server/http/api-call.ts';
import { newPasswordSchema, newUserSchema, roles, type User, userChangeSchema } from '#shared/account.ts';
import { userSortFields } from './user-list.ts';

const user = z.object({
  _id: z.string(),
  username: z.string(),
  role: z.enum(roles),
  email: z.string().nullable().describe('Where links for a forgotten password are mailed.'),
  hasTotp: z.boolean().describe('Whether there is a second factor.'),
  createdAt: z.string().meta({ format: 'date-time' }),
  sessions: z.int().describe('How many browsers are signed in.'),
  lastSeenAt: z.string().meta({ format: 'date-time' }).nullable().describe('The last use of any of them.'),
}) satisfies z.ZodType<User>;

const shape = { name: 'User', schema: user };
const tag = 'Users';
const done = (description: string) => ({ status: 200, description, shape: successShape });

export const userCalls: ApiCall[] = [
  adminCall({
    method: 'get',
    path: '/users',
    tag,
    summary: 'List users, by name',
    query: listParameters(userSortFields),
    reply: { status: 200, description: 'The users.', shape, isList: true, headers: pagingHeaders },
    refusals: ['malformed'],
  }),
  adminCall({
    method: 'get',
    path: '/users/:id',
    tag,
    summary: 'Read one user',
    reply: { status: 200, description: 'The user.', shape },
    refusals: ['not_found'],
  }),
  adminCall({
    method: 'post',
    path: '/users',
    tag,
    summary: 'Add a user; names are unique whatever their letter case',
    query: languageParameters,
    body: { type: 'application/json', shape: { name: 'NewUser', schema: newUserSchema } },
    reply: { status: 201, description: 'The user.', shape },
    refusals: ['malformed', 'conflict', 'wrong_type', 'invalid'],
  }),
  adminCall({
    method: 'patch',
    path: '/users/:id',
    tag,
    summary: 'Change the role or the address of a user; one administrator stays',
    query: languageParameters,
    body: { type: 'application/json', shape: { name: 'UserChange', schema: userChangeSchema } },
    reply: { status: 200, description: 'The user.', shape },
    refusals: ['malformed', 'not_found', 'conflict', 'wrong_type', 'invalid'],
  }),
  adminCall({
    method: 'put',
    path: '/users/:id/password',
    tag,
    summary: "Give somebody else a new password and end that user's sessions",
    query: languageParameters,
    body: { type: 'application/json', shape: { name: 'NewPassword', schema: newPasswordSchema } },
    reply: done('It is the new password.'),
    refusals: ['malformed', 'not_found', 'conflict', 'wrong_type', 'invalid'],
  }),
  adminCall({
    method: 'delete',
    path: '/users/:id/sessions',
    tag,
    summary: 'End the sessions of a user, except the one that asks',
    query: languageParameters,
    reply: done('They are ended.'),
    refusals: ['not_found'],
  }),
  adminCall({
    method: 'delete',
    path: '/users/:id',
    tag,
    summary: 'Delete a user; never oneself, never the last administrator',
    query: languageParameters,
    reply: done('The user is deleted.'),
    refusals: ['not_found', 'conflict'],
  }),
];
