import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CompanyService } from '#server/content/company/company-service.ts';
import type { KindServices } from '#server/content/kinds/kind-services.ts';
import { replyWithEtag } from '#server/core/http/replies/etag-reply.ts';
import { AppError } from '#shared/errors.ts';
import type { DiscoveryService, SitemapPart, SiteState } from './discovery-service.ts';
import { feedRoutes } from './feed-routes.ts';
import { siteFilesRoutes } from './site-files-routes.ts';
import { writeSitemap, writeSitemapIndex } from './sitemap.ts';

type Parts = { company: CompanyService; discovery: DiscoveryService; kinds: KindServices };

/** Files for crawlers and feed readers. */
export function discoveryRoutes(app: FastifyInstance, services: Parts, siteUrl: string): void {
  sitemapRoutes(app, services.discovery, siteUrl);
  feedRoutes(app, { ...services, siteUrl });
  siteFilesRoutes(app, { ...services, siteUrl });
}

const xml = 'application/xml; charset=utf-8';

/** `/sitemap.xml`: everything, or above 50,000 addresses the list of the files `/sitemap-<part>.xml`. */
function sitemapRoutes(app: FastifyInstance, discovery: DiscoveryService, siteUrl: string): void {
  app.get('/sitemap.xml', async (request, reply) => {
    const state = await discovery.readState();
    const parts = discovery.listSitemapParts(state);
    const [only] = parts;
    if (parts.length === 1 && only) return sendPart(request, reply, only, state);
    const sitemaps = parts.map(({ name, changedAt }) => ({ address: `${siteUrl}/sitemap-${name}.xml`, changedAt }));
    return replyWithEtag(request, reply, { type: xml, body: writeSitemapIndex(sitemaps), version: state.version });
  });

  app.get<{ Params: { part: string } }>('/sitemap-:part.xml', async (request, reply) => {
    const state = await discovery.readState();
    const part = discovery.listSitemapParts(state).find(({ name }) => name === request.params.part);
    if (!part) throw new AppError('not_found', 'error_not_found');
    return sendPart(request, reply, part, state);
  });

  function sendPart(request: FastifyRequest, reply: FastifyReply, part: SitemapPart, state: SiteState) {
    const body = Readable.from(writeSitemap(discovery.listEntries(part, state), siteUrl));
    return replyWithEtag(request, reply, { type: xml, body, version: state.version });
  }
}
