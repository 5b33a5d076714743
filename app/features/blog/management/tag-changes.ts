import { m } from '#messages';
import type { BlogPost } from '#shared/blog.ts';
import { type PostValues, valuesOfPost } from './post-values.ts';

type Texts = PostValues | PostValues['translations']['ar'];

const withoutTags = (texts: Texts) => ({ ...texts, tags: [] });
const restOf = (values: PostValues) =>
  JSON.stringify({ ...withoutTags(values), translations: { ar: withoutTags(values.translations.ar) } });
const hasFile = ({ image, video }: PostValues) => Boolean(image ?? video);

/** The message after a change of only the tags: added or removed; undefined for other changes. */
export function doneWords(post: BlogPost, values: PostValues): string | undefined {
  if (hasFile(values) || restOf(values) !== restOf(valuesOfPost(post))) return undefined;
  const came = values.tags.some((tag) => !post.tags.includes(tag));
  const went = post.tags.some((tag) => !values.tags.includes(tag));
  if (came === went) return undefined;
  return came ? m.admin_blogs_tag_added() : m.admin_blogs_tag_removed();
}
