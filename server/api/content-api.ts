import type { FastifyInstance } from 'fastify';
import { certificateRoutes } from '#server/kinds/certificate-routes.ts';
import { faqRoutes } from '#server/kinds/faq-routes.ts';
import { offeringRoutes } from '#server/kinds/offering-routes.ts';
import { openingRoutes } from '#server/kinds/opening-routes.ts';
import { partnerRoutes } from '#server/kinds/partner-routes.ts';
import { projectRoutes } from '#server/kinds/project-routes.ts';
import type { Services } from '#server/services/services.ts';

/** Routes of content, its history, its Trash and the demo content. */
export function contentApi(api: FastifyInstance, services: Services): void {
  certificateRoutes(api, services);
  faqRoutes(api, services);
  offeringRoutes(api, services);
  openingRoutes(api, services);
  partnerRoutes(api, services);
  projectRoutes(api, services);
}
