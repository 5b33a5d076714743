import { z } from 'zod';
import type { ChangeTerms, ContentWrites } from '#server/content/records/content-write-service.ts';
import { AppError, fieldRefused } from '#shared/errors.ts';
import { tagField } from '#shared/kinds/input-schema.ts';
import type { Post } from '#shared/kinds/post.ts';
import { limits } from '#shared/limits.ts';
import { foldWidth } from '#shared/text/normal-text.ts';

export const postTagSchema = z.object({ tag: tagField });

/** The tags of a post, one by one. */
export function createPostTags(writes: ContentWrites<Post>) {
  return {
    /** Adds a tag unless the post has it. @throws AppError `not_found`, `changed`, `invalid` */
    addTag(id: string, tag: string, terms: ChangeTerms): Promise<Post> {
      const values = (post: Post): Post => {
        if (placeOfTag(post, tag) >= 0) return post;
        if (post.tags.length >= limits.tags) throw tooManyTags();
        return { ...post, tags: [...post.tags, tag] };
      };
      return writes.edit(id, { terms, values });
    },

    /** Removes a tag with its Arabic. @throws AppError `not_found`, `changed` */
    removeTag: (id: string, tag: string, terms: ChangeTerms): Promise<Post> =>
      writes.edit(id, { terms, values: (post) => withoutTag(post, tag) }),
  };
}

function tooManyTags(): AppError {
  return fieldRefused('tag', 'error_too_many_entries', 'invalid', { max: limits.tags });
}

/** The place of a tag in any spelling that looks like it; below 0 for none. */
function placeOfTag({ tags }: Post, tag: string): number {
  return tags.findIndex((known) => foldWidth(known) === foldWidth(tag));
}

function withoutTag(post: Post, tag: string): Post {
  const place = placeOfTag(post, tag);
  if (place < 0) throw new AppError('not_found', 'blog_tag_not_found');
  const { ar } = post.translations;
  const arabicTags = ar.tags && { tags: ar.tags.toSpliced(place, 1) };
  return { ...post, tags: post.tags.toSpliced(place, 1), translations: { ar: { ...ar, ...arabicTags } } };
}
