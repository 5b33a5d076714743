import { z } from 'zod';
import { limits } from '../limits.ts';
import { comparable } from '../text/normal-text.ts';
import { listOf, optionalText, requiredText } from '../text/text-schema.ts';

/** One property of a product or partner, for example Fabric weight: 75 g/m². */
export const specificationSchema = z.object({
  name: requiredText(limits.name, 'partner_detail_name_required'),
  value: requiredText(limits.name, 'partner_detail_value_required'),
});
export type Specification = z.infer<typeof specificationSchema>;
export const specificationList = listOf(specificationSchema, limits.specifications);

/** The form of a name in which two spellings are one specification. */
export function specificationKey(name: string): string {
  return comparable(name);
}

/** Arabic specifications have the order of the English ones; an entry may be empty. */
export const arabicSpecificationList = listOf(
  z.object({ name: optionalText(limits.name), value: optionalText(limits.name) }),
  limits.specifications,
);
