import type { FastifyInstance } from 'fastify';
import type { CompanyService } from '#server/content/company/company-service.ts';
import type { KindServices } from '#server/content/kinds/kind-services.ts';
import type { DiscoveryService } from './discovery-service.ts';
import { feedRoutes } from './feed-routes.ts';
import { siteFilesRoutes } from './site-files-routes.ts';
import { sitemapRoutes } from './sitemap-routes.ts';

type Parts = { company: CompanyService; discovery: DiscoveryService; kinds: KindServices };

/** Files for crawlers and feed readers. */
export function discoveryRoutes(app: FastifyInstance, services: Parts, siteUrl: string): void {
  sitemapRoutes(app, { ...services, siteUrl });
  feedRoutes(app, { ...services, siteUrl });
  siteFilesRoutes(app, { ...services, siteUrl });
}
