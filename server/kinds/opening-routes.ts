import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contentWriteRoutes } from '#server/content/content-write-routes.ts';
import { replyWithList, replyWithRecord } from '#server/http/content-reply.ts';
import { readChoice, readListQuery } from '#server/http/read-list-query.ts';
import { usesSection } from '#server/http/signed-in.ts';
import { openingStatuses } from '#shared/kinds/opening.ts';
import { openingContent } from './opening-content.ts';
import type { OpeningService } from './opening-service.ts';

type WithId = { Params: { id: string } };

/** GET /openings and /openings/:id, for anyone, with closed ones (`?status=`) for staff; their changes, for administrators. */
export function openingRoutes(api: FastifyInstance, { openings }: { openings: OpeningService }): void {
  api.get('/openings', async (request, reply) => replyWithList(request, reply, await listFor(request, openings)));

  api.get<WithId>('/openings/:id', async (request, reply) =>
    replyWithRecord(request, reply, await openingFor(request, openings)),
  );

  contentWriteRoutes(api, {
    path: '/openings',
    kind: openingContent,
    writes: openings.writes,
    deleted: 'opening_deleted',
    statuses: openingStatuses,
  });
}

function listFor(request: FastifyRequest, openings: OpeningService) {
  const query = readListQuery(request);
  const filter = { status: readChoice(request, 'status', openingStatuses) };
  return usesSection(request, 'openings') ? openings.listAllOpenings(query, filter) : openings.listOpenings(query);
}

/** Staff read the stored status: saving must not close an opening whose last day is being moved. */
function openingFor(request: FastifyRequest<WithId>, openings: OpeningService) {
  const { id } = request.params;
  return usesSection(request, 'openings') ? openings.writes.get(id) : openings.getOpening(id);
}
