import type { ContentKind } from '#server/content/content-write-service.ts';
import type { Partner } from '#shared/kinds/partner.ts';
import { partnerInputSchema } from '#shared/site-content-input.ts';
import { partnerQueries } from './partner-queries.ts';

/** Editing rules of partners. */
export const partnerContent = {
  entity: 'partner',
  queries: partnerQueries,
  input: partnerInputSchema,
  files: {
    mainImage: { type: 'image', required: 'partner_main_image_required' },
    galleryImages: { type: 'image', isList: true },
  },
  notFound: 'partner_not_found',
  title: 'name',
} satisfies ContentKind<Partner>;
