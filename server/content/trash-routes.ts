import type { FastifyInstance } from 'fastify';
import { readJsonObject } from '#server/http/accepted-bodies.ts';
import { replyWithChange, replyWithList } from '#server/http/content-reply.ts';
import { replyWithSuccess } from '#server/http/error-reply.ts';
import { readChoice, readListQuery } from '#server/http/read-list-query.ts';
import { requestLanguage } from '#server/http/request-language.ts';
import { forStaff, requireKind, usesSection } from '#server/http/signed-in.ts';
import { say } from '#server/i18n/say.ts';
import { kindNames, pathOf } from '#shared/kinds/kinds.ts';
import { sectionOfCall } from '#shared/staff-sections.ts';
import { trashRestorationSchema } from '#shared/trash-restoration.ts';
import { parseOrRefuse } from '#shared/validation.ts';
import { changeTerms } from './content-exchange.ts';
import type { TrashService } from './content-trash.ts';

type Named = { Params: { entity: string; id: string } };
type Services = { trash: TrashService };

/**
 * GET /trash (`?entity=`), POST /trash/:entity/:id/restore, POST /trash/restore and DELETE /trash/:entity/:id, for
 * staff: records of their own sections.
 */
export function trashRoutes(api: FastifyInstance, { trash }: Services): void {
  api.get('/trash', forStaff, async (request, reply) => {
    const wanted = readChoice(request, 'entity', kindNames as [(typeof kindNames)[number]]);
    const own = kindNames.filter((entity) => usesSection(request, sectionOfCall(pathOf(entity))));
    const entities = wanted ? own.filter((entity) => entity === wanted) : own;
    reply.header('cache-control', 'no-store');
    return replyWithList(request, reply, await trash.list(readListQuery(request), entities));
  });

  api.post<Named>('/trash/:entity/:id/restore', forStaff, async (request, reply) => {
    const { entity, id } = request.params;
    requireKind(request, entity);
    return replyWithChange(request, reply, await trash.restore(entity, id, changeTerms(request)));
  });

  api.post('/trash/restore', forStaff, async (request, reply) => {
    const { records } = parseOrRefuse(trashRestorationSchema, readJsonObject(request));
    for (const { entity } of records) requireKind(request, entity);
    const restored = await trash.restoreAll(records, changeTerms(request));
    request.changedIds = restored.map(({ _id }) => _id);
    const message = say('trash_restored_count', { count: restored.length }, requestLanguage(request));
    const body = { success: true, message, data: { restored: restored.length } };
    return reply.header('cache-control', 'no-store').send(body);
  });

  api.delete<Named>('/trash/:entity/:id', forStaff, async (request, reply) => {
    const { entity, id } = request.params;
    requireKind(request, entity);
    await trash.remove(entity, id);
    return replyWithSuccess(request, reply, 'trash_deleted');
  });
}
