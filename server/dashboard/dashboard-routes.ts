import type { FastifyInstance } from 'fastify';
import { forAdmins } from '#server/http/content-writes.ts';
import { readListQuery } from '#server/http/read-list-query.ts';
import { requestLanguage } from '#server/http/request-language.ts';
import type { DashboardService } from './dashboard-service.ts';
import type { FinderService } from './finder-service.ts';

type Parts = { dashboard: DashboardService; finder: FinderService };

/** GET /dashboard and GET /records (`?q=`), for administrators. */
export function dashboardRoutes(api: FastifyInstance, { dashboard, finder }: Parts): void {
  api.get('/dashboard', forAdmins, async (request, reply) => {
    reply.header('cache-control', 'no-store').header('content-language', requestLanguage(request));
    return dashboard.getDashboard(requestLanguage(request));
  });

  api.get('/records', forAdmins, async (request, reply) => {
    reply.header('cache-control', 'no-store').header('content-language', requestLanguage(request));
    return finder.findRecords(readListQuery(request).q ?? '', requestLanguage(request));
  });
}
