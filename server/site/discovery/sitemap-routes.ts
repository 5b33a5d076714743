import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { replyWithEtag } from '#server/core/http/replies/etag-reply.ts';
import { AppError } from '#shared/errors.ts';
import type { DiscoveryService, SitemapPart, SiteState } from './discovery-service.ts';
import { writeSitemap, writeSitemapIndex } from './sitemap.ts';

const xml = 'application/xml; charset=utf-8';

type Parts = { discovery: DiscoveryService; siteUrl: string };

/** `/sitemap.xml`: everything, or above 50,000 addresses the list of the files `/sitemap-<part>.xml`. */
export function sitemapRoutes(app: FastifyInstance, { discovery, siteUrl }: Parts): void {
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
