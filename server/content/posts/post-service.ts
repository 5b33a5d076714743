import type { KindParts, KindService } from '#server/content/records/kind-service.ts';
import { cachedReads } from '#server/core/db/read-cache.ts';
import { kindTables } from '#server/core/db/tables/kind-tables.ts';
import type { Post } from '#shared/kinds/post.ts';
import type { PublicationStatus } from '#shared/kinds/publication.ts';
import type { ListQuery, Page } from '#shared/list-query.ts';
import type { Term } from '#shared/terms/term.ts';
import { renderMarkdown } from './markdown.ts';
import { publishDuePosts } from './post-publication.ts';
import { type PostTitle, postQueries } from './post-queries.ts';
import { contentPictures } from './post-rules.ts';
import { createPostTags } from './tags-of-posts.ts';

export type PostService = ReturnType<typeof createPostService>;
export type NeighbouringPosts = { older?: PostTitle; newer?: PostTitle };

/** How many posts are shown as the latest. */
export const latestPosts = 3;

/** Features of blog posts that other kinds do not have: tags one by one, a time of publication, neighbours, Markdown. */
export function createPostService(
  base: KindService<'blog_post'>,
  { db, now = () => new Date() }: Pick<KindParts, 'db' | 'now'>,
) {
  const { writes } = base;
  return {
    ...base,
    ...createPostTags(writes),

    publishDuePosts: (): Promise<void> => publishDuePosts({ db, writes, now }),

    hasDuePosts: async (): Promise<boolean> => (await postQueries.listDue(db, now().toISOString())).length > 0,

    /** Every post, drafts too, newest first. */
    listAll: (query: ListQuery = {}, filter: { status?: PublicationStatus | undefined } = {}): Promise<Page<Post>> =>
      kindTables.blog_post.list(db, query, filter),

    /** The three newest published posts. */
    async listLatest(): Promise<Post[]> {
      const { items } = await base.list({ limit: latestPosts });
      return items;
    },

    async getNeighbours(post: Post): Promise<NeighbouringPosts> {
      const cached = await cachedReads(db);
      return cached({ tables: ['blog_post'], key: ['neighbours', post._id, post.createdAt] }, async () => {
        const [older, newer] = await Promise.all([
          postQueries.findNeighbour(db, post, 'older'),
          postQueries.findNeighbour(db, post, 'newer'),
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
