import { z } from 'zod';
import { lenient, text, time } from '../answer-parts.ts';
import { buildAnswerSchema } from './answer-schema.ts';
import { blogPost } from './post.ts';

/** A draft's video comes through a link that lasts ten minutes. */
export const staffPostAnswer = buildAnswerSchema(blogPost, { videoLink: z.string().optional().catch(undefined) });

export const previewAnswer = z.object({ html: text });

/** An uploaded image in the library; `alt` is its default alternative text, `widths` are those of its variants. */
export const libraryImageShape = z.object({
  path: z.string().describe('Storage path; Markdown names it as /media/<path>.'),
  alt: z.string(),
  translations: z.object({ ar: z.object({ alt: z.string().optional() }) }),
  width: z.number(),
  height: z.number(),
  widths: z.array(z.number()),
  bytes: z.number().describe('Of the stored image.'),
  createdAt: time,
});
export type LibraryImage = z.infer<typeof libraryImageShape>;
export const libraryImageAnswer = lenient(libraryImageShape, { strict: ['path'] });
