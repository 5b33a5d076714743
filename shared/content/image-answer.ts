import { z } from 'zod';
import { lenient } from '../answer-parts.ts';

/** A stored image, as a data URL. */
export const imageAnswer = z.object({ dataUrl: z.string() });

/** What is printed on the bag in an image: `50 kg · UV 1600 h`; '' for nothing. */
export const printedShape = z.object({ printed: z.string() });
export const printedAnswer = lenient(printedShape, { strict: ['printed'] });

/** What an image weighs, in bytes: as stored, and as AVIF in each width that exists. */
export const imageWeightShape = z.object({
  bytes: z.number(),
  variants: z.array(z.object({ width: z.number(), bytes: z.number() })),
});
export type ImageWeight = z.infer<typeof imageWeightShape>;
export const imageWeightAnswer = lenient(imageWeightShape, { strict: ['bytes'] });
