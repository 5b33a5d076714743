import type { KindParts, KindService } from '#server/content/kind-service.ts';
import { kindTables } from '#server/db/kind-tables.ts';
import { cachedReads } from '#server/db/read-cache.ts';
import type { BlogPost } from '#shared/kinds/blog-post.ts';
import type { PublicationStatus } from '#shared/kinds/publication.ts';
import type { ListQuery, Page } from '#shared/list-query.ts';
import type { Term } from '#shared/term.ts';
import { publishDuePosts } from './blog-publication.ts';
import { type BlogPostTitle, blogQueries } from './blog-queries.ts';
import { contentPictures } from './blog-rules.ts';
import { createBlogTags } from './blog-tags.ts';
import { renderMarkdown } from './markdown.ts';

export type BlogService = ReturnType<typeof createBlogService>;
export type BlogNeighbours = { older?: BlogPostTitle; newer?: BlogPostTitle };

const latestPosts = 3;

/** What blog posts have beyond the other kinds: tags one by one, a time of publication, neighbours, Markdown. */
export function createBlogService(
  base: KindService<'blog_post'>,
  { db, now = () => new Date() }: Pick<KindParts, 'db' | 'now'>,
) {
  const { writes } = base;
  return {
    ...base,
    ...createBlogTags(writes),

    /** Publishes due drafts. */
    publishDuePosts: (): Promise<void> => publishDuePosts({ db, writes, now }),

    /** Whether any draft is due. */
    async hasDuePosts(): Promise<boolean> {
      return (await blogQueries.listDue(db, now().toISOString())).length > 0;
    },

    /** Every post, drafts too, newest first. */
    listAll: (
      query: ListQuery = {},
      filter: { status?: PublicationStatus | undefined } = {},
    ): Promise<Page<BlogPost>> => kindTables.blog_post.list(db, query, filter),

    /** The three newest published posts. */
    async listLatest(): Promise<BlogPost[]> {
      const { items } = await base.list({ limit: latestPosts });
      return items;
    },

    /** The published posts before and after this one. */
    async getNeighbours(post: BlogPost): Promise<BlogNeighbours> {
      const cached = await cachedReads(db);
      return cached({ tables: ['blog_post'], key: ['neighbours', post._id, post.createdAt] }, async () => {
        const [older, newer] = await Promise.all([
          blogQueries.findNeighbour(db, post, 'older'),
          blogQueries.findNeighbour(db, post, 'newer'),
        ]);
        return { ...(older && { older }), ...(newer && { newer }) };
      });
    },

    /** The tags of published posts, newest posts first; limited to the most common when there are very many. */
    listTags: (): Promise<Term[]> => base.listTerms('tags'),

    /** The content of a post as safe HTML with headings from h2. */
    renderContent: renderMarkdown,

    /** The storage paths of the pictures that the content of a post shows, in either language. */
    contentPictures,
  };
}
