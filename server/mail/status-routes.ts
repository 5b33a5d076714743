import type { FastifyInstance } from 'fastify';
import { forStaff } from '#server/http/content-writes.ts';
import type { SiteStatus } from '#shared/site-status.ts';
import type { MailService } from './mail-service.ts';

/** GET /status, for staff: what every screen of the back office tells when something is wrong. */
export function statusRoutes(api: FastifyInstance, { mail }: { mail: MailService }): void {
  api.get('/status', forStaff, async (_request, reply): Promise<SiteStatus> => {
    reply.header('cache-control', 'no-store');
    return { mail: await mail.getMailStatus() };
  });
}
