import type { FastifyInstance } from 'fastify';
import type { BlogService } from '#server/blog/blog-service.ts';
import type { CompanyService } from '#server/company/company-service.ts';
import type { ProductService } from '#server/products/product-service.ts';
import type { DiscoveryService } from './discovery-service.ts';
import { feedRoutes } from './feed-routes.ts';
import { siteFilesRoutes } from './site-files-routes.ts';
import { sitemapRoutes } from './sitemap-routes.ts';

type Parts = { blog: BlogService; company: CompanyService; discovery: DiscoveryService; products: ProductService };

/** Files for crawlers and feed readers. */
export function discoveryRoutes(app: FastifyInstance, services: Parts, siteUrl: string): void {
  sitemapRoutes(app, { ...services, siteUrl });
  feedRoutes(app, { ...services, siteUrl });
  siteFilesRoutes(app, { ...services, siteUrl });
}
