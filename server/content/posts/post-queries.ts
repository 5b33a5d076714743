import type { Database } from '#server/core/db/database.ts';
import type { Post } from '#shared/kinds/post.ts';

export type PostTitle = { _id: string; address: string; title: string; translations: { ar: { title?: string } } };

export const postQueries = {
  /** Drafts due for publication by `time`. */
  async listDue(db: Database, time: string): Promise<string[]> {
    const rows = await db
      .selectFrom('blog_post')
      .select('id')
      .where('publish_at', '<=', time)
      .where('status', '=', 'draft')
      .orderBy('publish_at')
      .execute();
    return rows.map(({ id }) => id);
  },

  /** The published post nearest to `post` in time, before or after it. */
  async findNeighbour(db: Database, post: Post, side: 'older' | 'newer'): Promise<PostTitle | undefined> {
    const [beyond, way] = side === 'older' ? (['<', 'desc'] as const) : (['>', 'asc'] as const);
    const row = await db
      .selectFrom('blog_post')
      .select(['id', 'address', 'title', 'title_ar', 'arabic_in_preparation'])
      .where('status', '=', 'published')
      .where(({ eb, refTuple, tuple }) => eb(refTuple('created_at', 'id'), beyond, tuple(post.createdAt, post._id)))
      .orderBy('created_at', way)
      .orderBy('id', way)
      .limit(1)
      .executeTakeFirst();
    if (!row) return undefined;
    const { id: _id, address, title, title_ar } = row;
    const arabic = row.arabic_in_preparation === 0 && title_ar;
    return { _id, address: address ?? '', title, translations: { ar: arabic ? { title: arabic } : {} } };
  },
};
