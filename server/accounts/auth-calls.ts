import { z } from 'zod';
import { successShape } from '#server/http/admin-call.ts';
import { type ApiCall, languageParameters } from '#server/http/api-call.ts';
import { credentialsSchema, passwordChangeSchema, roles, type SignedInUser } from '#shared/account.ts';

const user = z.object({ username: z.string(), role: z.enum(roles) }) satisfies z.ZodType<SignedInUser>;

export const authCalls: ApiCall[] = [
  {
    method: 'post',
    path: '/auth/login',
    tag: 'Sign-in',
    summary: 'Sign in',
    access: 'anyone',
    body: { type: 'application/json', shape: { name: 'Credentials', schema: credentialsSchema } },
    reply: {
      status: 200,
      description: 'The token for later calls: 12 hours without use end it, 7 days in any case.',
      shape: { name: 'SignedIn', schema: z.object({ token: z.string(), user }) },
    },
    refusals: ['malformed', 'unauthenticated', 'totp_required', 'invalid', 'too_many'],
  },
  {
    method: 'post',
    path: '/auth/logout',
    tag: 'Sign-in',
    summary: 'Sign out; the token no longer works',
    access: 'signed in',
    reply: { status: 204, description: 'Signed out.' },
    refusals: ['unauthenticated'],
  },
  {
    method: 'get',
    path: '/auth/me',
    tag: 'Sign-in',
    summary: 'Who is signed in',
    access: 'signed in',
    reply: { status: 200, description: 'The user.', shape: { name: 'Me', schema: z.object({ user }) } },
    refusals: ['unauthenticated'],
  },
  {
    method: 'put',
    path: '/auth/password',
    tag: 'Sign-in',
    summary: "Change one's own password; other sessions end, this one stays",
    access: 'signed in',
    query: languageParameters,
    body: { type: 'application/json', shape: { name: 'PasswordChange', schema: passwordChangeSchema } },
    reply: { status: 200, description: 'It is the new password.', shape: successShape },
    refusals: ['malformed', 'unauthenticated', 'wrong_type', 'invalid', 'too_many'],
  },
];
