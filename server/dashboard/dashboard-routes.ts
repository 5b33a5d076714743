import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readListQuery } from '#server/http/read-list-query.ts';
import { requestLanguage } from '#server/http/request-language.ts';
import { forStaff } from '#server/http/signed-in.ts';
import type { Role } from '#shared/account.ts';
import type { DashboardService } from './dashboard-service.ts';
import type { FinderService } from './finder-service.ts';

type Parts = { dashboard: DashboardService; finder: FinderService };

/** GET /dashboard and GET /records (`?q=`), for staff. */
export function dashboardRoutes(api: FastifyInstance, { dashboard, finder }: Parts): void {
  api.get('/dashboard', forStaff, async (request, reply) => {
    reply.header('cache-control', 'no-store').header('content-language', requestLanguage(request));
    return dashboard.getDashboard(requestLanguage(request), roleOf(request));
  });

  api.get('/records', forStaff, async (request, reply) => {
    reply.header('cache-control', 'no-store').header('content-language', requestLanguage(request));
    const caller = { language: requestLanguage(request), role: roleOf(request) };
    return finder.findRecords(readListQuery(request).q ?? '', caller);
  });
}

const roleOf = ({ staff }: FastifyRequest): Role => staff?.role ?? 'user';
