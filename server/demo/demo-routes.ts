import type { FastifyInstance } from 'fastify';
import { replyWithSuccess } from '#server/http/error-reply.ts';
import { forAdmins } from '#server/http/signed-in.ts';
import type { DemoService } from './demo-service.ts';

/** GET and DELETE /demo-content, for administrators. */
export function demoRoutes(api: FastifyInstance, { demo }: { demo: DemoService }): void {
  api.get('/demo-content', forAdmins, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return demo.list();
  });

  api.delete('/demo-content', forAdmins, async (request, reply) => {
    const removed = await demo.remove();
    return replyWithSuccess(request, reply, 'demo_removed', { removed });
  });
}
