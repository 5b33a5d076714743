import type { FastifyInstance } from 'fastify';
import { contentWriteRoutes } from '#server/content/content-write-routes.ts';
import { replyWithList, replyWithRecord } from '#server/http/content-reply.ts';
import { readFilter, readListQuery } from '#server/http/read-list-query.ts';
import { faqContent } from './faq-content.ts';
import type { FaqService } from './faq-service.ts';

/** GET /faqs (`?group=`) and /faqs/:id, for anyone; their changes, for administrators. */
export function faqRoutes(api: FastifyInstance, { faqs }: { faqs: FaqService }): void {
  api.get('/faqs', async (request, reply) => {
    const filter = { group: readFilter(request, 'group') };
    return replyWithList(request, reply, await faqs.listFaqs(readListQuery(request), filter));
  });

  api.get<{ Params: { id: string } }>('/faqs/:id', async (request, reply) =>
    replyWithRecord(request, reply, await faqs.getFaq(request.params.id)),
  );

  contentWriteRoutes(api, { path: '/faqs', kind: faqContent, writes: faqs.writes, deleted: 'faq_deleted' });
}
