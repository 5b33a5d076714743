import type { FastifyInstance } from 'fastify';
import { forAdmins, replyWithSuccess } from '#server/content/content-write-routes.ts';
import type { WorkService } from './work-service.ts';

/** GET /work and POST /work/retry, for administrators. */
export function workRoutes(api: FastifyInstance, { work }: { work: WorkService }): void {
  api.get('/work', forAdmins, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return work.getStalled();
  });

  api.post('/work/retry', { ...forAdmins, config: { audit: 'changed' } }, async (request, reply) => {
    await work.retryStalled();
    return replyWithSuccess(request, reply, 'work_retried');
  });
}
