import { z } from 'zod';
import type { ContentStamp, Translations } from './content.ts';
import { emptyAsNull } from './content-input.ts';
import { limits } from './limits.ts';
import { type SearchTexts, searchTextShape } from './search-texts.ts';
import { listOf, oneOf, optionalText, requiredText } from './text-schema.ts';

export const blogStatuses = ['draft', 'published'] as const;
export type BlogStatus = (typeof blogStatuses)[number];

type BlogTexts = { title: string; summary: string; content: string; tags: string[] };

/** A blog post; `content` is Markdown, `image` and `video` are storage paths or null. */
export type BlogPost = ContentStamp &
  BlogTexts &
  Partial<SearchTexts> &
  Translations<BlogTexts & SearchTexts> & {
    status: BlogStatus;
    image: string | null;
    video: string | null;
    /** When a scheduled draft is to be published; null otherwise. */
    publishAt: string | null;
  };

export const tagField = requiredText(limits.tag);

/** What staff send for a post besides its files. */
export const blogInputSchema = z.object({
  title: requiredText(limits.name, 'blog_title_required'),
  summary: requiredText(limits.summary, 'blog_summary_required'),
  content: requiredText(limits.content, 'blog_content_required'),
  tags: listOf(tagField, limits.tags).default([]),
  status: oneOf(blogStatuses, 'error_invalid_choice').default('draft'),
  publishAt: emptyAsNull(z.iso.datetime({ error: 'error_invalid_time' })).default(null),
  ...searchTextShape,
  translations: z
    .object({
      ar: z.object({
        title: optionalText(limits.name),
        summary: optionalText(limits.summary),
        content: optionalText(limits.content),
        tags: listOf(optionalText(limits.tag), limits.tags).default([]),
        ...searchTextShape,
      }),
    })
    .optional(),
});
