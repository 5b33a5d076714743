import type { FastifyInstance } from 'fastify';
import { forAdmins } from '#server/http/content-writes.ts';
import { requestLanguage } from '#server/http/request-language.ts';
import type { DashboardService } from './dashboard-service.ts';

/** GET /dashboard, for administrators. */
export function dashboardRoutes(api: FastifyInstance, { dashboard }: { dashboard: DashboardService }): void {
  api.get('/dashboard', forAdmins, async (request, reply) => {
    reply.header('cache-control', 'no-store').header('content-language', requestLanguage(request));
    return dashboard.getDashboard(requestLanguage(request));
  });
}
