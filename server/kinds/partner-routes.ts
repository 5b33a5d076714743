import type { FastifyInstance } from 'fastify';
import { contentWriteRoutes } from '#server/content/content-write-routes.ts';
import { replyWithRecord } from '#server/http/content-reply.ts';
import { readFilter } from '#server/http/read-list-query.ts';
import { replyWithContents } from '#server/http/whole-lists.ts';
import { partnerContent } from './partner-content.ts';
import type { PartnerService } from './partner-service.ts';

/** GET /partners (`?industry=`) and /partners/:id, for anyone; their changes, for administrators. */
export function partnerRoutes(api: FastifyInstance, { partners }: { partners: PartnerService }): void {
  api.get('/partners', async (request, reply) => {
    const filter = { industry: readFilter(request, 'industry') };
    return replyWithContents(request, reply, (query) => partners.listPartners(query, filter));
  });

  api.get<{ Params: { id: string } }>('/partners/:id', async (request, reply) =>
    replyWithRecord(request, reply, await partners.getPartner(request.params.id)),
  );

  contentWriteRoutes(api, {
    path: '/partners',
    kind: partnerContent,
    writes: partners.writes,
    deleted: 'partner_deleted',
  });
}
