import { z } from 'zod';
import type { ContentStamp, Translations } from './content.ts';
import { limits } from './limits.ts';
import { type SearchTexts, searchTextShape } from './search-texts.ts';
import { arabicSpecificationList, type Specification, specificationList } from './specification.ts';
import { optionalText, requiredText } from './text-schema.ts';

type PartnerTexts = { name: string; industry: string; specifications: Specification[] };

/** A company that Mansooj works with; images are storage paths. */
export type Partner = ContentStamp &
  PartnerTexts &
  Partial<SearchTexts> &
  Translations<PartnerTexts & SearchTexts> & { mainImage: string; galleryImages: string[] };

/** What staff send for a partner besides its files. */
export const partnerInputSchema = z.object({
  name: requiredText(limits.name, 'partner_name_required'),
  industry: requiredText(limits.name, 'partner_industry_required'),
  specifications: specificationList.default([]),
  ...searchTextShape,
  translations: z
    .object({
      ar: z.object({
        name: optionalText(limits.name),
        industry: optionalText(limits.name),
        specifications: arabicSpecificationList.default([]),
        ...searchTextShape,
      }),
    })
    .optional(),
});
