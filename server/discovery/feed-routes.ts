import type { FastifyInstance } from 'fastify';
import type { CompanyService } from '#server/company/company-service.ts';
import { replyWithEtag } from '#server/http/etag-reply.ts';
import type { KindServices } from '#server/kinds/kind-services.ts';
import { languages } from '#shared/language.ts';
import { pathIn } from '#shared/site-paths.ts';
import { writeAtomFeed } from './atom-feed.ts';

type Parts = { kinds: KindServices; company: CompanyService; siteUrl: string };

const newestPosts = { page: 1, limit: 20 };

/** `/feed.xml` and `/ar/feed.xml`: the newest posts in each language. */
export function feedRoutes(app: FastifyInstance, { kinds, company, siteUrl }: Parts): void {
  for (const language of languages) {
    app.get(pathIn(language, '/feed.xml'), async (request, reply) => {
      const { items } = await kinds.blog_post.list(newestPosts);
      const body = writeAtomFeed(items, { company: await company.getCompany(), siteUrl, language });
      return replyWithEtag(request, reply, { type: 'application/atom+xml; charset=utf-8', body });
    });
  }
}
