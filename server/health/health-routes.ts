import type { FastifyInstance } from 'fastify';
import { readChoice } from '#server/http/read-list-query.ts';
import { siteParts } from '#shared/site-status.ts';
import type { SiteHealth } from './site-health.ts';

/** GET /health: 200 while everything works, else 503 naming what fails; `?of=` checks one part. */
export function healthRoutes(api: FastifyInstance, { health }: { health: SiteHealth }): void {
  api.get('/health', async (request, reply) => {
    const part = readChoice(request, 'of', siteParts);
    reply.header('cache-control', 'no-store');
    await health.requireWell(part && [part]);
    return { status: 'ok' };
  });
}
