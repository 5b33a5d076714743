import type { FastifyInstance } from 'fastify';
import { companyRoutes } from '#server/company/company-routes.ts';
import { historyRoutes } from '#server/content/history-routes.ts';
import { trashRoutes } from '#server/content/trash-routes.ts';
import { demoRoutes } from '#server/demo/demo-routes.ts';
import { searchRoutes } from '#server/search/search-routes.ts';
import type { Services } from '#server/services/services.ts';

/** Routes of content, its history, its Trash and the demo content. */
export function contentApi(api: FastifyInstance, services: Services): void {
  companyRoutes(api, services);
  historyRoutes(api, services);
  trashRoutes(api, services);
  demoRoutes(api, services);
  searchRoutes(api, services);
}
