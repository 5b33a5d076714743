import type { FastifyInstance } from 'fastify';
import { replyWithChange } from '#server/http/content-reply.ts';
import { forStaff, requireKind } from '#server/http/signed-in.ts';
import { AppError } from '#shared/errors.ts';
import { changeTerms } from './content-exchange.ts';
import type { HistoryService } from './content-history.ts';

type Named = { Params: { entity: string; id: string } };
type Versioned = { Params: { entity: string; id: string; version: string } };
type Services = { history: HistoryService };

/** GET /history/:entity/:id and …/:version, and POST …/:version/restore, for staff. */
export function historyRoutes(api: FastifyInstance, { history }: Services): void {
  api.get<Named>('/history/:entity/:id', forStaff, async (request, reply) => {
    requireKind(request, request.params.entity);
    reply.header('cache-control', 'no-store');
    return history.list(request.params.entity, request.params.id);
  });

  api.get<Versioned>('/history/:entity/:id/:version', forStaff, async (request, reply) => {
    const { entity, id, version } = request.params;
    requireKind(request, entity);
    reply.header('cache-control', 'no-store');
    return history.read(entity, id, toVersion(version));
  });

  api.post<Versioned>('/history/:entity/:id/:version/restore', forStaff, async (request, reply) => {
    const { entity, id } = request.params;
    requireKind(request, entity);
    const version = toVersion(request.params.version);
    const terms = changeTerms(request);
    return replyWithChange(request, reply, await history.restore(entity, id, { version, terms }));
  });
}

/** @throws AppError `not_found` for an invalid version number */
function toVersion(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new AppError('not_found', 'history_not_found');
  return Number(text);
}
