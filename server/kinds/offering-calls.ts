import { z } from 'zod';
import { contentWriteCalls } from '#server/http/admin-call.ts';
import { type ApiCall, contentCalls, stampShape } from '#server/http/api-call.ts';
import type { Localised } from '#shared/content.ts';
import type { Service } from '#shared/kinds/service.ts';
import { serviceCategories } from '#shared/service-categories.ts';
import { offeringContent } from './offering-content.ts';

const service = z.object({
  ...stampShape,
  name: z.string(),
  summary: z.string(),
  description: z.string(),
  deliverables: z.array(z.string()),
  category: z.enum(serviceCategories),
  image: z.string().describe('Storage path, served at /media/<path>.'),
  position: z.int(),
}) satisfies z.ZodType<Localised<Service>>;

const about = {
  path: '/services',
  tag: 'Services',
  one: 'a consulting service',
  shape: { name: 'Service', schema: service },
};

export const offeringCalls: ApiCall[] = [
  ...contentCalls({
    ...about,
    many: 'consulting services',
    sortable: ['name', 'category', 'position', 'createdAt', 'updatedAt'],
    filters: [{ name: 'category', description: 'One service category.', schema: z.enum(serviceCategories) }],
  }),
  ...contentWriteCalls({ ...about, kind: offeringContent }),
];
