import type { FastifyInstance, FastifyRequest } from 'fastify';
import { replyWithSuccess } from '#server/http/error-reply.ts';
import { readChoice } from '#server/http/read-list-query.ts';
import { forStaff } from '#server/http/signed-in.ts';
import { type SuspicionFilter, suspicionFilters } from '#shared/lead.ts';

/** DELETE `path`/:id/suspicion, for staff of its section: clears the suspicion mark. */
export function suspicionRoute(api: FastifyInstance, path: string, clear: (id: string) => Promise<void>): void {
  api.delete<{ Params: { id: string } }>(`${path}/:id/suspicion`, forStaff, async (request, reply) => {
    await clear(request.params.id);
    return replyWithSuccess(request, reply, 'suspicion_cleared');
  });
}

/** Parses `?suspicious=yes|no`; absent and empty do not filter. @throws AppError `malformed` (400) */
export function readSuspicion(request: FastifyRequest): SuspicionFilter | undefined {
  return readChoice(request, 'suspicious', suspicionFilters);
}
