import type { ContentKind } from '#server/content/content-write-service.ts';
import { kindTables } from '#server/db/kind-tables.ts';
import type { Partner } from '#shared/kinds/partner.ts';
import { partnerInputSchema } from '#shared/site-content-input.ts';

/** Editing rules of partners. */
export const partnerContent = {
  entity: 'partner',
  queries: kindTables.partner,
  input: partnerInputSchema,
  files: {
    mainImage: { type: 'image', required: 'partner_main_image_required' },
    galleryImages: { type: 'image', isList: true },
  },
  notFound: 'partner_not_found',
  title: 'name',
} satisfies ContentKind<Partner>;
