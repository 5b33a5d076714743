import type { FastifyInstance } from 'fastify';
import { m } from '#messages';
import type { CompanyService } from '#server/company/company-service.ts';
import { replyWithEtag } from '#server/http/etag-reply.ts';
import type { KindServices } from '#server/kinds/kind-services.ts';
import { localise } from '#shared/content.ts';
import type { Post } from '#shared/kinds/post.ts';
import { type Language, languages } from '#shared/language.ts';
import { pathIn } from '#shared/site-paths.ts';
import { type FeedEntry, writeAtomFeed } from './atom-feed.ts';

type Parts = { kinds: KindServices; company: CompanyService; siteUrl: string };

const newestPosts = { page: 1, limit: 20 };
// Without posts there is no date; Atom requires one.
const beforeAllPosts = '1970-01-01T00:00:00.000Z';

/** `/feed.xml` and `/ar/feed.xml`: the newest posts in each language. */
export function feedRoutes(app: FastifyInstance, parts: Parts): void {
  for (const language of languages) {
    app.get(pathIn(language, '/feed.xml'), async (request, reply) => {
      const { items } = await parts.kinds.blog_post.list(newestPosts);
      const changedAt = items
        .map((post) => post.updatedAt)
        .sort()
        .at(-1);
      const body = await writeFeed(items, { ...parts, language, updatedAt: changedAt ?? beforeAllPosts });
      return replyWithEtag(request, reply, { type: 'application/atom+xml; charset=utf-8', body });
    });
  }
}

type FeedContext = Parts & { language: Language; updatedAt: string };

async function writeFeed(posts: Post[], { company, siteUrl, language, updatedAt }: FeedContext): Promise<string> {
  const { name } = localise(await company.getCompany(), language);
  const say = { locale: language };
  const addressIn = (reader: Language, path: string) => siteUrl + pathIn(reader, path);
  const other = language === 'en' ? 'ar' : 'en';
  return writeAtomFeed({
    address: addressIn(language, '/feed.xml'),
    page: addressIn(language, '/blog'),
    other: { language: other, address: addressIn(other, '/feed.xml') },
    language,
    title: `${m.blog_title({}, say)} · ${name}`,
    subtitle: m.blog_lead({}, say),
    author: name,
    icon: `${siteUrl}/icon-192.png`,
    updatedAt,
    entries: posts.map((post) => toEntry(post, language, addressIn(language, `/blog/${post._id}`))),
  });
}

function toEntry(post: Post, language: Language, address: string): FeedEntry {
  const { title, summary, tags, createdAt: publishedAt, updatedAt } = localise(post, language);
  return { address, title, summary, tags, publishedAt, updatedAt };
}
