import type { FastifyInstance } from 'fastify';
import { changeTerms, replyWithChange, replyWithList } from '#server/http/content-reply.ts';
import { forStaff, replyWithSuccess } from '#server/http/content-writes.ts';
import { readChoice, readListQuery } from '#server/http/read-list-query.ts';
import { requireKind, usesSection } from '#server/http/signed-in.ts';
import { contentPaths, deletableEntities } from '#shared/content-entity.ts';
import { sectionOfCall } from '#shared/staff-sections.ts';
import type { TrashService } from './trash-service.ts';

type Named = { Params: { entity: string; id: string } };
type Services = { trash: TrashService };

/** GET /trash (`?entity=`), POST /trash/:entity/:id/restore and DELETE /trash/:entity/:id, for staff: what was in their own sections. */
export function trashRoutes(api: FastifyInstance, { trash }: Services): void {
  api.get('/trash', forStaff, async (request, reply) => {
    const wanted = readChoice(request, 'entity', deletableEntities as [(typeof deletableEntities)[number]]);
    const own = deletableEntities.filter((entity) => usesSection(request, sectionOfCall(contentPaths[entity])));
    const entities = wanted ? own.filter((entity) => entity === wanted) : own;
    reply.header('cache-control', 'no-store');
    return replyWithList(request, reply, await trash.list(readListQuery(request), entities));
  });

  api.post<Named>('/trash/:entity/:id/restore', forStaff, async (request, reply) => {
    const { entity, id } = request.params;
    requireKind(request, entity);
    return replyWithChange(request, reply, await trash.restore(entity, id, changeTerms(request)));
  });

  api.delete<Named>('/trash/:entity/:id', forStaff, async (request, reply) => {
    const { entity, id } = request.params;
    requireKind(request, entity);
    await trash.remove(entity, id);
    return replyWithSuccess(request, reply, 'trash_deleted');
  });
}
