import { z } from 'zod';
import { answerOf } from '../kinds/answer-schema.ts';
import { blogPost } from '../kinds/post.ts';
import { listOfAnswers, text, translationsOf } from './answer-parts.ts';

/** A draft's video comes through a link that lasts ten minutes. */
export const staffPostAnswer = answerOf(blogPost, { videoLink: z.string().optional().catch(undefined) });

export const previewAnswer = z.object({ html: text });

/** An uploaded image as the API lists it. */
export const libraryImageAnswer = z.object({
  path: z.string(),
  alt: text,
  widths: listOfAnswers(z.number()),
  translations: translationsOf<{ alt: string }>(),
});
