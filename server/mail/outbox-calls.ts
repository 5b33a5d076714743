import { z } from 'zod';
import { adminCall, successShape } from '#server/http/admin-call.ts';
import { type ApiCall, languageParameters, listParameters, pagingHeaders } from '#server/http/api-call.ts';
import { languages } from '#shared/language.ts';
import {
  mailErrors,
  mailKinds,
  mailStates,
  type OutboxEntry,
  type OutboxLetter,
  testMailSchema,
} from '#shared/outbox.ts';
import { outboxSortable } from './mail-queries.ts';

const tag = 'Outbox';
const time = z.string().meta({ format: 'date-time' });
const entry = z.object({
  _id: z.string(),
  kind: z.enum(mailKinds),
  state: z.enum(mailStates),
  language: z.enum(languages),
  reference: z.string().nullable(),
  attempts: z.int(),
  nextAttemptAt: time.nullable(),
  lastError: z.enum(mailErrors).nullable(),
  createdAt: time,
  settledAt: time.nullable(),
}) satisfies z.ZodType<OutboxEntry>;
const letter = entry.extend({
  to: z.string().nullable(),
  subject: z.string().nullable(),
  text: z.string().nullable().describe('null of a mail that holds a secret.'),
}) satisfies z.ZodType<OutboxLetter>;

const single = { path: '/outbox/:id', tag };

export const outboxCalls: ApiCall[] = [
  adminCall({
    method: 'get',
    path: '/outbox',
    tag,
    summary: 'List the mail that goes out, newest first',
    query: [
      { name: 'state', description: 'One state.', schema: z.enum(mailStates) },
      ...listParameters(outboxSortable),
    ],
    reply: {
      status: 200,
      description: 'The mails.',
      shape: { name: 'OutboxEntry', schema: entry },
      isList: true,
      headers: pagingHeaders,
    },
    refusals: ['malformed'],
  }),
  adminCall({
    method: 'post',
    path: '/outbox/test',
    tag,
    summary: 'Send a test message at once',
    query: languageParameters,
    body: { type: 'application/json', shape: { name: 'TestMail', schema: testMailSchema } },
    reply: { status: 200, description: 'The mail server has taken it.', shape: successShape },
    refusals: ['malformed', 'conflict', 'invalid', 'unavailable'],
  }),
  adminCall({
    ...single,
    method: 'get',
    summary: 'Read a mail as it would be written now',
    reply: { status: 200, description: 'The mail.', shape: { name: 'OutboxLetter', schema: letter } },
    refusals: ['not_found'],
  }),
  adminCall({
    ...single,
    method: 'post',
    path: '/outbox/:id/retry',
    summary: 'Try a mail again now',
    query: languageParameters,
    reply: { status: 200, description: 'It is due.', shape: successShape },
    refusals: ['not_found', 'conflict'],
  }),
  adminCall({
    ...single,
    method: 'delete',
    summary: 'Delete a mail, sent or not',
    query: languageParameters,
    reply: { status: 200, description: 'It is deleted.', shape: successShape },
    refusals: ['not_found'],
  }),
];
