import { z } from 'zod';
import type { ContentStamp, Localised, Translations } from './content.ts';
import { limits } from './limits.ts';
import { partnerInputSchema } from './partner.ts';
import type { SearchTexts } from './search-texts.ts';
import { type Specification, specificationKey, specificationSchema } from './specification.ts';
import { listOf, optionalText, requiredText } from './text-schema.ts';

type ProductTexts = { name: string; industry: string; description: string; specifications: Specification[] };

/** A catalogue product; images are storage paths. */
export type Product = ContentStamp &
  ProductTexts &
  Partial<SearchTexts> &
  Translations<ProductTexts & SearchTexts> & { mainImage: string; galleryImages: string[] };

/** A product as its own page shows it, with up to three others, those of the same industry first. */
export type ProductWithRelated = Localised<Product> & { related: Localised<Product>[] };

const arabicTexts = partnerInputSchema.shape.translations.unwrap().shape.ar;

/** What staff send for a product besides its files; at least one specification, none twice. */
export const productInputSchema = partnerInputSchema.extend({
  name: requiredText(limits.name, 'product_name_required'),
  industry: requiredText(limits.name, 'product_industry_required'),
  description: requiredText(limits.content, 'product_description_required'),
  specifications: listOf(specificationSchema, limits.specifications, 'product_specification_required')
    .min(1, { error: 'product_specification_required' })
    .refine(hasDistinctNames, { error: 'product_specification_duplicate' }),
  translations: z.object({ ar: arabicTexts.extend({ description: optionalText(limits.content) }) }).optional(),
});

function hasDistinctNames(specifications: Specification[]): boolean {
  const names = specifications.map((specification) => specificationKey(specification.name));
  return new Set(names).size === names.length;
}
