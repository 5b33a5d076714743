import { z } from 'zod';
import { families } from '../trade/field-types.ts';

export const specifiedValue = z.union([z.string(), z.number(), z.boolean()]);
/** Stored values of the trade's fields, in mm, kg, g/m² or µm. */
export const specifiedSchema = z.record(z.string(), specifiedValue);
/** A line as it is stored. */
export const quoteLineSchema = z.object({
  family: z.enum(families),
  title: z.string(),
  product: z.string().nullable().describe('The id of the product that it is to be like.'),
  note: z.string(),
  specified: specifiedSchema.describe('By field, numbers in mm, kg, g/m² or µm.'),
});
export type QuoteLine = z.infer<typeof quoteLineSchema>;
