import type { FastifyInstance } from 'fastify';
import { changeTerms, replyWithChange } from '#server/http/content-reply.ts';
import { forAdmins } from '#server/http/content-writes.ts';
import { AppError } from '#shared/errors.ts';
import type { HistoryService } from './history-service.ts';

type Named = { Params: { entity: string; id: string } };
type Versioned = { Params: { entity: string; id: string; version: string } };
type Services = { history: HistoryService };

/** GET /history/:entity/:id and …/:version, and POST …/:version/restore, for administrators. */
export function historyRoutes(api: FastifyInstance, { history }: Services): void {
  api.get<Named>('/history/:entity/:id', forAdmins, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return history.list(request.params.entity, request.params.id);
  });

  api.get<Versioned>('/history/:entity/:id/:version', forAdmins, async (request, reply) => {
    const { entity, id, version } = request.params;
    reply.header('cache-control', 'no-store');
    return history.read(entity, id, toVersion(version));
  });

  api.post<Versioned>('/history/:entity/:id/:version/restore', forAdmins, async (request, reply) => {
    const { entity, id } = request.params;
    const version = toVersion(request.params.version);
    const terms = changeTerms(request);
    return replyWithChange(request, reply, await history.restore(entity, id, { version, terms }));
  });
}

/** @throws AppError `not_found` for anything but a number that a version may have */
function toVersion(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new AppError('not_found', 'history_not_found');
  return Number(text);
}
