import type { KindRules } from '#server/content/records/content-kind.ts';
import { AppError, type FieldErrors, fieldRefused } from '#shared/errors.ts';
import type { Post } from '#shared/kinds/post.ts';
import { foldWidth } from '#shared/text/normal-text.ts';
import { isTooComplex, picturesInMarkdown } from './markdown.ts';

/** The rules of blog posts beyond their entry. */
export const blogRules: KindRules<Post> = {
  extraPaths: contentPictures,
  finish: (post, { known }) => {
    refuseIntricate(post, known);
    return { ...withoutRepeatedTags(post), publishAt: scheduledTime(post, known) };
  },
  onRestore: (post) => ({ ...post, publishAt: post.publishAt && isOver(post.publishAt) ? null : post.publishAt }),
};

/** The storage paths of the pictures in a post's content, in either language. */
export function contentPictures({ content, translations }: Post): string[] {
  return [...new Set([content, translations.ar.content ?? ''].flatMap(picturesInMarkdown))];
}

type Article = Pick<Post, 'content' | 'translations'>;

/** @throws AppError `invalid` for a new text that has too many marks to be formatted */
function refuseIntricate(post: Article, known: Article | undefined): void {
  const fields: FieldErrors = {};
  const wrong = { key: 'blog_content_intricate' } as const;
  const arabic = post.translations.ar.content ?? '';
  if (post.content !== known?.content && isTooComplex(post.content)) fields.content = wrong;
  if (arabic !== (known?.translations.ar.content ?? '') && isTooComplex(arabic))
    fields['translations.ar.content'] = wrong;
  if (Object.keys(fields).length > 0) throw new AppError('invalid', 'error_validation', { fields });
}

const isOver = (time: string): boolean => time <= new Date().toISOString();

/** When a draft is to be published, in UTC. @throws AppError `invalid` for a new time in the past */
function scheduledTime(
  { status, publishAt }: Pick<Post, 'status' | 'publishAt'>,
  known: Pick<Post, 'publishAt'> | undefined,
): string | null {
  if (status === 'published' || publishAt === null) return null;
  const time = new Date(publishAt).toISOString();
  if (time !== known?.publishAt && isOver(time)) throw fieldRefused('publishAt', 'blog_publish_at_past');
  return time;
}

type Tagged = Pick<Post, 'tags' | 'translations'>;

/** Each tag once; its Arabic is at the same index of its own list. */
function withoutRepeatedTags<Post extends Tagged>(post: Post): Post {
  const looks = post.tags.map(foldWidth);
  const places = looks.flatMap((look, place) => (looks.indexOf(look) === place ? place : []));
  const arabic = post.translations.ar;
  const arabicTags = arabic.tags && places.map((place) => arabic.tags?.[place] ?? '');
  const ar = { ...arabic, ...(arabicTags && { tags: arabicTags }) };
  return { ...post, tags: places.map((place) => post.tags[place]), translations: { ar } };
}
