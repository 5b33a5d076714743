import { kindTables } from '#server/core/db/tables/kind-tables.ts';
import type { Post } from '#shared/kinds/post.ts';
import type { Records } from './given-records.ts';

const post = {
  title: 'How a bag is woven',
  summary: 'From granule to finished bag.',
  content: 'It begins with **granules** of polypropylene.',
  tags: ['weaving'],
  status: 'published' as const,
  image: null,
  video: null,
  publishAt: null,
  translations: { ar: { title: 'كيف يُنسج الكيس', summary: 'من الحبيبات إلى الكيس.' } },
};

/** A stored, published post; `overrides` replaces fields, `_id` and times included. */
export function givenBlogPost({ database }: Records, overrides: Partial<Post> = {}): Promise<Post> {
  return kindTables.blog_post.insert(database.db, { ...post, ...overrides }, overrides);
}
