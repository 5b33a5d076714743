import { z } from 'zod';
import {
  answer,
  callsFor,
  choiceFilter,
  jsonOrForm,
  list,
  listParameters,
  pick,
  success,
  successWith,
} from '#server/core/http/calls/calls.ts';
import {
  mailDeliveryShape,
  mailDomainShape,
  outboxEntryShape,
  outboxFilters,
  outboxLetterShape,
  testMailSchema,
} from '#shared/leads/outbox.ts';
import { outboxSortable } from './mail-queries.ts';
import type { MailService } from './mail-service.ts';

const paging = listParameters(outboxSortable);
const isMailed = z.boolean().describe('Whether a mail server is set up.');
type Users = { getUser(id: string): Promise<{ email: string | null }> };
const call = callsFor<{ mail: MailService; users: Users }>('Outbox');

export const outboxCalls = [
  call('GET /outbox', {
    summary: 'List the mail that goes out, newest first',
    query: {
      state: choiceFilter(outboxFilters, 'One state; `undelivered`: what waits, was refused or given up.'),
      ...paging,
    },
    reply: list('The mails.', { name: 'OutboxEntry', schema: outboxEntryShape }),
    handle: ({ query }, { mail }) => mail.listMails(pick(query, paging), query.state),
  }),
  call('POST /outbox/test', {
    summary: 'Send a test message at once',
    body: jsonOrForm('TestMail', testMailSchema),
    reply: success('The mail server has taken it.', 'mail_test_sent'),
    refusals: ['conflict', 'too_many', 'unavailable'],
    handle: ({ body, language }, { mail }) => mail.sendTest(body.to, language),
  }),
  call('GET /outbox/delivery', {
    summary: 'Ask whether mail goes out, and what failed last',
    reply: answer('The mail server, the queue and the last failures.', {
      name: 'MailDelivery',
      schema: mailDeliveryShape,
    }),
    handle: async ({ request }, { mail, users }) => ({
      ...(await mail.describeDelivery()),
      email: (await users.getUser(request.account?.id ?? '')).email,
    }),
  }),
  call('GET /outbox/domain', {
    summary: "Ask DNS about the sender's domain",
    reply: answer('What DNS says.', { name: 'MailDomain', schema: mailDomainShape }),
    refusals: ['too_many'],
    handle: (_input, { mail }) => mail.describeDomain(),
  }),
  call('GET /outbox/:id', {
    summary: 'Read a mail as it would be written now',
    reply: answer('The mail.', { name: 'OutboxLetter', schema: outboxLetterShape }),
    handle: ({ params }, { mail }) => mail.readMail(params.id),
  }),
  call('POST /outbox/:id/retry', {
    summary: 'Try a mail again now',
    reply: successWith('It is due.', { name: 'MailRetried', key: 'mail_retried', fields: { isMailed } }),
    refusals: ['conflict'],
    async handle({ params }, { mail }) {
      await mail.retryMail(params.id);
      return { isMailed: mail.isSetUp, ...(!mail.isSetUp && { key: 'mail_retried_unset' as const }) };
    },
  }),
  call('DELETE /outbox/:id', {
    summary: 'Delete a mail, sent or not',
    reply: success('It is deleted.', 'mail_deleted'),
    handle: ({ params }, { mail }) => mail.deleteMail(params.id),
  }),
];
