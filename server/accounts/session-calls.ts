import { z } from 'zod';
import { adminCall, successShape } from '#server/http/admin-call.ts';
import { type ApiCall, languageParameters } from '#server/http/api-call.ts';
import { forgottenPasswordSchema, type OpenSession, passwordRecoverySchema } from '#shared/account.ts';

const session = z.object({
  _id: z.string(),
  device: z.string().describe('A few words about the browser; empty for one that nobody knows.'),
  createdAt: z.string().meta({ format: 'date-time' }),
  usedAt: z.string().meta({ format: 'date-time' }),
  isCurrent: z.boolean().describe('Whether it is the one that asks.'),
}) satisfies z.ZodType<OpenSession>;
const tag = 'Sign-in';
const list = {
  status: 200,
  description: 'The sessions, last used first.',
  shape: { name: 'OpenSession', schema: session },
  isList: true,
};
const ended = { status: 200, description: 'It is ended.', shape: successShape };
const signedIn = { tag, access: 'signed in', refusals: ['unauthenticated'] } as const;

export const sessionCalls: ApiCall[] = [
  {
    ...signedIn,
    method: 'get',
    path: '/auth/sessions',
    summary: "List one's own sessions",
    reply: list,
    refusals: ['unauthenticated'],
  },
  {
    ...signedIn,
    method: 'delete',
    path: '/auth/sessions',
    summary: "End one's own sessions, except the one that asks",
    query: languageParameters,
    reply: ended,
    refusals: ['unauthenticated'],
  },
  {
    ...signedIn,
    method: 'delete',
    path: '/auth/sessions/:id',
    summary: "End one of one's own sessions",
    query: languageParameters,
    reply: ended,
    refusals: ['unauthenticated', 'not_found'],
  },
  adminCall({
    method: 'get',
    path: '/users/:id/sessions',
    tag,
    summary: 'List the sessions of a user',
    reply: list,
    refusals: ['not_found'],
  }),
  adminCall({
    method: 'delete',
    path: '/users/:id/sessions/:session',
    tag,
    summary: 'End a session of a user',
    query: languageParameters,
    reply: ended,
    refusals: ['not_found'],
  }),
  {
    method: 'post',
    path: '/auth/password/forgotten',
    tag,
    summary: 'Ask for a mailed link to reset a forgotten password; the answer is the same for everybody',
    access: 'anyone',
    query: languageParameters,
    body: { type: 'application/json', shape: { name: 'ForgottenPassword', schema: forgottenPasswordSchema } },
    reply: {
      status: 200,
      description: 'A link is on its way if there is such a user with an address.',
      shape: successShape,
    },
    refusals: ['malformed', 'not_found', 'wrong_type', 'invalid', 'too_many'],
  },
  {
    method: 'post',
    path: '/auth/password/recover',
    tag,
    summary: 'Set a new password with the token of such a link, once within 30 minutes',
    access: 'anyone',
    query: languageParameters,
    body: { type: 'application/json', shape: { name: 'PasswordRecovery', schema: passwordRecoverySchema } },
    reply: { status: 200, description: 'It is the new password.', shape: successShape },
    refusals: ['malformed', 'wrong_type', 'invalid'],
  },
];
