import { z } from 'zod';
import { contentWriteCalls } from '#server/http/admin-call.ts';
import { type ApiCall, contentCalls, searchTextsForStaff, stampShape } from '#server/http/api-call.ts';
import type { Localised } from '#shared/content.ts';
import type { Partner } from '#shared/kinds/partner.ts';
import { partnerContent } from './partner-content.ts';

const partner = z.object({
  ...stampShape,
  name: z.string(),
  industry: z.string(),
  specifications: z.array(z.object({ name: z.string(), value: z.string() })),
  mainImage: z.string().describe('Storage path, served at /media/<path>.'),
  galleryImages: z.array(z.string()),
}) satisfies z.ZodType<Localised<Partner>>;

const about = {
  path: '/partners',
  tag: 'Partners',
  one: 'a partner',
  shape: { name: 'Partner', schema: partner, forStaff: searchTextsForStaff },
};

export const partnerCalls: ApiCall[] = [
  ...contentCalls({
    ...about,
    many: 'partners',
    sortable: ['name', 'industry', 'createdAt', 'updatedAt'],
    filters: [{ name: 'industry', description: 'The English name of an industry.' }],
  }),
  ...contentWriteCalls({ ...about, kind: partnerContent }),
];
