import { z } from 'zod';
import { limits } from '../limits.ts';
import { oneOf } from '../text/text-schema.ts';
import { optionalLine, optionalParagraphs, requiredLine } from '../text/visitor-text.ts';
import { families } from '../trade/field-types.ts';
import { quoteLimits } from './quote-limits.ts';

// Apart from `quote.ts`, which reads what people write: screens that only show requests do without it.

const specifiedValue = z.union([z.string(), z.number(), z.boolean()]);
/** Stored values of the trade's fields, in mm, kg, g/m² or µm. */
export const specifiedSchema = z.record(z.string(), specifiedValue);
/** Values by field, as people write them. */
export const sentValues = z
  .record(z.string().max(limits.tag), specifiedValue, { error: 'error_invalid_text' })
  .default({})
  .describe('By field, such as `width`: as people write it, `56 cm`, or a number in mm, kg, g/m² or µm.');

/** A line as it is sent; `checkSpecified` checks its values. */
export const lineInputSchema = z.object({
  family: oneOf(families, 'error_invalid_choice'),
  title: requiredLine(limits.name, 'quote_title_required').describe('What is needed, such as `Sugar sack`.'),
  product: optionalLine(64).describe('The id of a product that it is to be like.'),
  note: optionalParagraphs(quoteLimits.note),
  specified: sentValues,
});

/** A line as it is stored. */
export const quoteLineSchema = z.object({
  family: z.enum(families),
  title: z.string(),
  product: z.string().nullable().describe('The id of the product that it is to be like.'),
  note: z.string(),
  specified: specifiedSchema.describe('By field, numbers in mm, kg, g/m² or µm.'),
});
export type QuoteLine = z.infer<typeof quoteLineSchema>;
