import type { FastifyInstance } from 'fastify';
import { m } from '#messages';
import type { CompanyService } from '#server/content/company/company-service.ts';
import type { KindServices } from '#server/content/kinds/kind-services.ts';
import { replyWithEtag } from '#server/core/http/replies/etag-reply.ts';
import type { Company } from '#shared/content/company.ts';
import { findLanguages, localise } from '#shared/content/content.ts';
import { addressedBy } from '#shared/content/record-address.ts';
import type { Post } from '#shared/kinds/post.ts';
import { type Language, languages } from '#shared/language.ts';
import { pathIn } from '#shared/site/site-paths.ts';
import { xmlText } from './xml-text.ts';

type Parts = { kinds: KindServices; company: CompanyService; siteUrl: string };

const feedType = 'application/atom+xml';
const newestPosts = { page: 1, limit: 20 };

/** `/feed.xml` and `/ar/feed.xml`: the newest posts in each language. */
export function feedRoutes(app: FastifyInstance, { kinds, company, siteUrl }: Parts): void {
  for (const language of languages) {
    app.get(pathIn(language, '/feed.xml'), async (request, reply) => {
      const { items } = await kinds.blog_post.list(newestPosts);
      const body = writeAtomFeed(items, { company: await company.getCompany(), siteUrl, language });
      return replyWithEtag(request, reply, { type: `${feedType}; charset=utf-8`, body });
    });
  }
}

type FeedContext = { company: Company; siteUrl: string; language: Language };

// Without posts there is no date; Atom requires one.
const beforeAllPosts = '1970-01-01T00:00:00.000Z';

const element = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>`;

/** The attribute of an element in another language than what is around it. */
const writeLang = (own: Language, around: Language): string => (own === around ? '' : ` xml:lang="${own}"`);

function link(attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${xmlText(value)}"`);
  return `<link${written.join('')}/>`;
}

/** A feed of posts in one language in Atom (RFC 4287); a post is known by the address with its id. */
function writeAtomFeed(posts: Post[], { company, siteUrl, language }: FeedContext): string {
  const { name } = localise(company, language);
  const say = { locale: language };
  const other = language === 'en' ? 'ar' : 'en';
  const writeAddress = (reader: Language, path: string) => siteUrl + pathIn(reader, path);
  const address = writeAddress(language, '/feed.xml');
  const changes = posts.map((post) => post.updatedAt).sort();
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    element('id', address),
    element('title', `${m.blog_title({}, say)} · ${name}`),
    element('subtitle', m.blog_lead({}, say)),
    element('updated', changes.at(-1) ?? beforeAllPosts),
    link({ rel: 'self', type: feedType, href: address }),
    link({ rel: 'alternate', type: 'text/html', hreflang: language, href: writeAddress(language, '/blog') }),
    link({ rel: 'alternate', type: feedType, hreflang: other, href: writeAddress(other, '/feed.xml') }),
    element('icon', `${siteUrl}/icon-192.png`),
    `<author>${element('name', name)}</author>`,
    ...posts.map((post) =>
      writeEntry(localise(post, language), {
        // For ever the same, whatever the post is named by.
        id: writeAddress(language, `/blog/${post._id}`),
        address: writeAddress(language, `/blog/${addressedBy(post)}`),
        own: findLanguages(post, language, ['title', 'summary']),
        language,
      }),
    ),
    '</feed>\n',
  ].join('\n');
}

type Entry = Pick<Post, 'title' | 'summary' | 'tags' | 'createdAt' | 'updatedAt'>;

/** Where an entry is found, what its texts are in, and the language of the feed. */
type EntryContext = { id: string; address: string; own: Record<'title' | 'summary', Language>; language: Language };

function writeEntry(entry: Entry, { id, address, own, language }: EntryContext): string {
  const { title, summary, tags, createdAt, updatedAt } = entry;
  return [
    `<entry${writeLang(own.title, language)}>`,
    element('id', id),
    element('title', title),
    link({ rel: 'alternate', type: 'text/html', href: address }),
    element('published', createdAt),
    element('updated', updatedAt),
    `<summary${writeLang(own.summary, own.title)}>${xmlText(summary)}</summary>`,
    ...tags.map((tag) => `<category term="${xmlText(tag)}"/>`),
    '</entry>',
  ].join('\n');
}
