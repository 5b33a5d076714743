import { z } from 'zod';
import { answer, callsFor, choiceFilter, jsonOrForm, list, listParameters, pick, success } from '#server/http/calls.ts';
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
const call = callsFor<{ mail: MailService }>('Outbox');

export const outboxCalls = [
  call('GET /outbox', {
    summary: 'List the mail that goes out, newest first',
    query: { state: choiceFilter(mailStates, 'One state.'), ...paging },
    reply: list('The mails.', { name: 'OutboxEntry', schema: entry }),
    handle: ({ query }, { mail }) => mail.listMails(pick(query, paging), query.state),
  }),
  call('POST /outbox/test', {
    summary: 'Send a test message at once',
    body: jsonOrForm('TestMail', testMailSchema),
    reply: success('The mail server has taken it.', 'mail_test_sent'),
    refusals: ['conflict', 'unavailable'],
    handle: ({ body, language }, { mail }) => mail.sendTest(body.to, language),
  }),
  call('GET /outbox/:id', {
    summary: 'Read a mail as it would be written now',
    reply: answer('The mail.', { name: 'OutboxLetter', schema: letter }),
    handle: ({ params }, { mail }) => mail.readMail(params.id),
  }),
  call('POST /outbox/:id/retry', {
    summary: 'Try a mail again now',
    reply: success('It is due.', 'mail_retried'),
    refusals: ['conflict'],
    handle: ({ params }, { mail }) => mail.retryMail(params.id),
  }),
  call('DELETE /outbox/:id', {
    summary: 'Delete a mail, sent or not',
    reply: success('It is deleted.', 'mail_deleted'),
    handle: ({ params }, { mail }) => mail.deleteMail(params.id),
  }),
];
