import type { FastifyInstance } from 'fastify';
import { replyWithSuccess } from '#server/http/error-reply.ts';
import { forAdmins } from '#server/http/signed-in.ts';
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
