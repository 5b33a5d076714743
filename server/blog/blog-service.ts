import type { ContentWriteService } from '#server/content/content-write-service.ts';
import type { Database } from '#server/db/database.ts';
import { cachedReads } from '#server/db/read-cache.ts';
import { AppError } from '#shared/errors.ts';
import type { BlogPost } from '#shared/kinds/blog-post.ts';
import type { PublicationStatus } from '#shared/kinds/publication.ts';
import type { ListQuery, Page } from '#shared/list-query.ts';
import { commonTerms, countTerms, type Term } from '#shared/term.ts';
import { blogContent, contentPictures } from './blog-content.ts';
import { publishDuePosts } from './blog-publication.ts';
import { type BlogPostTitle, blogQueries } from './blog-queries.ts';
import { createBlogTags } from './blog-tags.ts';
import { renderMarkdown } from './markdown.ts';

export type BlogService = ReturnType<typeof createBlogService>;
/** `tag` is the English value. */
export type BlogFilter = { tag?: string | undefined };
export type BlogNeighbours = { older?: BlogPostTitle; newer?: BlogPostTitle };

type BlogParts = { db: Database; contents: ContentWriteService; now?: () => Date };

const latestPosts = 3;
const published = { status: 'published' } as const;

/** The rules about blog posts. Records are in English with `translations`; `localise` returns one language. */
export function createBlogService({ db, contents, now = () => new Date() }: BlogParts) {
  const writes = contents.writesOf<BlogPost>(blogContent);
  return {
    /** What staff may change, and its tags one by one. */
    writes,
    ...createBlogTags(writes),

    /** Publishes due drafts. */
    publishDuePosts: (): Promise<void> => publishDuePosts({ db, writes, now }),

    /** Whether any draft is due. */
    async hasDuePosts(): Promise<boolean> {
      return (await blogQueries.listDue(db, now().toISOString())).length > 0;
    },

    /** Every post, drafts too, newest first. */
    listAllPosts(
      query: ListQuery = {},
      filter: { status?: PublicationStatus | undefined } = {},
    ): Promise<Page<BlogPost>> {
      return blogQueries.list(db, query, filter);
    },

    /** Published posts, newest first. */
    listPosts(query: ListQuery = {}, { tag }: BlogFilter = {}): Promise<Page<BlogPost>> {
      return blogQueries.list(db, query, { ...published, tags: tag === undefined ? undefined : { includes: tag } });
    },

    /** The three newest published posts. */
    async listLatestPosts(): Promise<BlogPost[]> {
      const { items } = await blogQueries.list(db, { limit: latestPosts }, published);
      return items;
    },

    /** @throws AppError `not_found` 'Blog post not found', also for a draft unless `drafts` may be seen. */
    async getPost(id: string, { drafts = false } = {}): Promise<BlogPost> {
      const post = await blogQueries.find(db, id);
      if (!post || (post.status === 'draft' && !drafts)) throw new AppError('not_found', 'blog_not_found');
      return post;
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
    async listTags(): Promise<Term[]> {
      const values = await blogQueries.listValues(db, 'tags', published);
      return commonTerms(countTerms(values.flatMap(({ entries, count }) => entries.map((tag) => ({ ...tag, count })))));
    },

    /** The content of a post as safe HTML with headings from h2. */
    renderContent: renderMarkdown,

    /** The storage paths of the pictures that the content of a post shows, in either language. */
    contentPictures,
  };
}
