import { schemaFaults } from '#app/components/back-office/record/schema-faults.ts';
import { m } from '#messages';
import { blogInputSchema } from '#shared/blog.ts';
import { limits } from '#shared/limits.ts';
import { fromTimeInAmman } from '#shared/time-in-amman.ts';
import type { PostValues } from './post-values.ts';

const sentences = {
  blog_title_required: m.blog_title_required,
  blog_summary_required: m.blog_summary_required,
  blog_content_required: m.blog_content_required,
};

const megabytesOf = (bytes: number) => Math.round(bytes / 1024 ** 2);

/** The form's errors, one sentence per field, keyed as in the API. */
export function postFaults(values: PostValues): Record<string, string> {
  const { image, video } = values;
  const faults = schemaFaults(blogInputSchema, { ...values, publishAt: fromTimeInAmman(values.publishAt) }, sentences);
  const tooLarge = (bytes: number) => m.file_too_large({ megabytes: megabytesOf(bytes) });
  if (image && image.size > limits.imageBytes) faults.image = tooLarge(limits.imageBytes);
  // Checked before hundreds of megabytes are sent.
  if (video && video.size > limits.videoBytes) faults.video = tooLarge(limits.videoBytes);
  return faults;
}
