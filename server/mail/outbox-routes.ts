import type { FastifyInstance } from 'fastify';
import { setPagingHeaders } from '#server/http/content-reply.ts';
import { replyWithSuccess } from '#server/http/error-reply.ts';
import { readChoice, readListQuery } from '#server/http/read-list-query.ts';
import { requestLanguage } from '#server/http/request-language.ts';
import { forAdmins } from '#server/http/signed-in.ts';
import { mailStates, testMailSchema } from '#shared/outbox.ts';
import { parseOrRefuse } from '#shared/validation.ts';
import type { MailService } from './mail-service.ts';

type WithId = { Params: { id: string } };

/** The outbox, for administrators: GET /outbox (`?state=`), GET, DELETE and POST …/retry of one mail, POST /outbox/test. */
export function outboxRoutes(api: FastifyInstance, { mail }: { mail: MailService }): void {
  api.get('/outbox', forAdmins, async (request, reply) => {
    const state = readChoice(request, 'state', mailStates);
    reply.header('cache-control', 'no-store');
    const page = await mail.listMails(readListQuery(request), state);
    setPagingHeaders(request, reply, page);
    return page.items;
  });

  api.post('/outbox/test', forAdmins, async (request, reply) => {
    const { to } = parseOrRefuse(testMailSchema, request.body ?? {});
    await mail.sendTest(to, requestLanguage(request));
    return replyWithSuccess(request, reply, 'mail_test_sent');
  });

  api.get<WithId>('/outbox/:id', forAdmins, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return mail.readMail(request.params.id);
  });

  api.post<WithId>('/outbox/:id/retry', forAdmins, async (request, reply) => {
    await mail.retryMail(request.params.id);
    return replyWithSuccess(request, reply, 'mail_retried');
  });

  api.delete<WithId>('/outbox/:id', forAdmins, async (request, reply) => {
    await mail.deleteMail(request.params.id);
    return replyWithSuccess(request, reply, 'mail_deleted');
  });
}
