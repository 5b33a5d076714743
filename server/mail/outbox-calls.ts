import { z } from 'zod';
import { callsFor } from '#server/http/call.ts';
import { jsonOrForm } from '#server/http/call-bodies.ts';
import { choiceFilter, listParameters, pick } from '#server/http/call-parameters.ts';
import { answer, list, success } from '#server/http/call-replies.ts';
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
import type { MailService } from './mail-service.ts';

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

const paging = listParameters(outboxSortable);
const call = callsFor<{ mail: MailService }>();

export const outboxCalls = [
  call({
    method: 'get',
    path: '/outbox',
    tag,
    summary: 'List the mail that goes out, newest first',
    query: { state: choiceFilter(mailStates, 'One state.'), ...paging },
    reply: list('The mails.', { name: 'OutboxEntry', schema: entry }),
    handle: ({ query }, { mail }) => mail.listMails(pick(query, paging), query.state),
  }),
  call({
    method: 'post',
    path: '/outbox/test',
    tag,
    summary: 'Send a test message at once',
    body: jsonOrForm('TestMail', testMailSchema),
    reply: success('The mail server has taken it.', 'mail_test_sent'),
    refusals: ['conflict', 'unavailable'],
    handle: ({ body, language }, { mail }) => mail.sendTest(body.to, language),
  }),
  call({
    method: 'get',
    path: '/outbox/:id',
    tag,
    summary: 'Read a mail as it would be written now',
    reply: answer('The mail.', { name: 'OutboxLetter', schema: letter }),
    handle: ({ params }, { mail }) => mail.readMail(params.id),
  }),
  call({
    method: 'post',
    path: '/outbox/:id/retry',
    tag,
    summary: 'Try a mail again now',
    reply: success('It is due.', 'mail_retried'),
    refusals: ['conflict'],
    handle: ({ params }, { mail }) => mail.retryMail(params.id),
  }),
  call({
    method: 'delete',
    path: '/outbox/:id',
    tag,
    summary: 'Delete a mail, sent or not',
    reply: success('It is deleted.', 'mail_deleted'),
    handle: ({ params }, { mail }) => mail.deleteMail(params.id),
  }),
];
