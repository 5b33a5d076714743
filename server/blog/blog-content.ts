import type { ContentKind } from '#server/content/content-write-service.ts';
import { type BlogPost, blogInputSchema } from '#shared/blog.ts';
import { blogQueries } from './blog-queries.ts';
import { picturesInMarkdown } from './markdown.ts';

/** How staff change blog posts. */
export const blogContent = {
  entity: 'blog_post',
  queries: blogQueries,
  input: blogInputSchema,
  files: { image: { type: 'image', none: null }, video: { type: 'video', none: null } },
  notFound: 'blog_not_found',
  title: 'title',
  isPublic: ({ status }) => status === 'published',
  furtherPaths: contentPictures,
  finish: (post) => ({ ...withoutRepeatedTags(post), publishAt: post.status === 'published' ? null : post.publishAt }),
} satisfies ContentKind<BlogPost>;

/** The storage paths of the pictures that the content of a post shows, in either language. */
export function contentPictures({ content, translations }: BlogPost): string[] {
  return [...new Set([content, translations.ar.content ?? ''].flatMap(picturesInMarkdown))];
}

type Tagged = Pick<BlogPost, 'tags' | 'translations'>;

/** Each tag once, with its Arabic, which stands in the same place of its own list. */
function withoutRepeatedTags<Post extends Tagged>(post: Post): Post {
  const places = post.tags.flatMap((tag, place) => (post.tags.indexOf(tag) === place ? place : []));
  const arabic = post.translations.ar;
  const arabicTags = arabic.tags && places.map((place) => arabic.tags?.[place] ?? '');
  const ar = { ...arabic, ...(arabicTags && { tags: arabicTags }) };
  return { ...post, tags: places.map((place) => post.tags[place]), translations: { ar } };
}
