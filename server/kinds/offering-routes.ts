import type { FastifyInstance } from 'fastify';
import { contentWriteRoutes } from '#server/content/content-write-routes.ts';
import { replyWithList, replyWithRecord } from '#server/http/content-reply.ts';
import { readCategory, readListQuery } from '#server/http/read-list-query.ts';
import { offeringContent } from './offering-content.ts';
import type { OfferingService } from './offering-service.ts';

/** GET /services (`?category=`) and /services/:id, for anyone; their changes, for administrators. */
export function offeringRoutes(api: FastifyInstance, { offerings }: { offerings: OfferingService }): void {
  api.get('/services', async (request, reply) => {
    const filter = { category: readCategory(request) };
    return replyWithList(request, reply, await offerings.listServices(readListQuery(request), filter));
  });

  api.get<{ Params: { id: string } }>('/services/:id', async (request, reply) =>
    replyWithRecord(request, reply, await offerings.getService(request.params.id)),
  );

  contentWriteRoutes(api, {
    path: '/services',
    kind: offeringContent,
    writes: offerings.writes,
    deleted: 'service_deleted',
  });
}
