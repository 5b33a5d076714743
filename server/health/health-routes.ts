import type { FastifyInstance } from 'fastify';
import { readChoice } from '#server/http/read-list-query.ts';
import { siteParts } from '#shared/site-status.ts';
import type { SiteHealth } from './site-health.ts';

/** GET /health: 200 while the site can do all its work, else 503 that names what cannot; `?of=` asks about one part. */
export function healthRoutes(api: FastifyInstance, { health }: { health: SiteHealth }): void {
  api.get('/health', async (request, reply) => {
    const part = readChoice(request, 'of', siteParts);
    reply.header('cache-control', 'no-store');
    await health.requireWell(part && [part]);
    return { status: 'ok' };
  });
}
