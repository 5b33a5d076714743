import type { FastifyInstance } from 'fastify';
import { changeTerms, replyWithChange, replyWithList } from '#server/http/content-reply.ts';
import { forAdmins, replyWithSuccess } from '#server/http/content-writes.ts';
import { readChoice, readListQuery } from '#server/http/read-list-query.ts';
import { deletableEntities } from '#shared/content-entity.ts';
import type { TrashService } from './trash-service.ts';

type Named = { Params: { entity: string; id: string } };
type Services = { trash: TrashService };

/** GET /trash (`?entity=`), POST /trash/:entity/:id/restore and DELETE /trash/:entity/:id, for administrators. */
export function trashRoutes(api: FastifyInstance, { trash }: Services): void {
  api.get('/trash', forAdmins, async (request, reply) => {
    const entity = readChoice(request, 'entity', deletableEntities as [(typeof deletableEntities)[number]]);
    reply.header('cache-control', 'no-store');
    return replyWithList(request, reply, await trash.list(readListQuery(request), entity));
  });

  api.post<Named>('/trash/:entity/:id/restore', forAdmins, async (request, reply) => {
    const { entity, id } = request.params;
    return replyWithChange(request, reply, await trash.restore(entity, id, changeTerms(request)));
  });

  api.delete<Named>('/trash/:entity/:id', forAdmins, async (request, reply) => {
    await trash.remove(request.params.entity, request.params.id);
    return replyWithSuccess(request, reply, 'trash_deleted');
  });
}
