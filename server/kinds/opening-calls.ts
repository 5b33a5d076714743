import { z } from 'zod';
import { contentWriteCalls } from '#server/http/admin-call.ts';
import { type ApiCall, contentCalls, stampShape } from '#server/http/api-call.ts';
import type { Localised } from '#shared/content.ts';
import { type Opening, openingStatuses } from '#shared/kinds/opening.ts';
import { openingContent } from './opening-content.ts';

const opening = z.object({
  ...stampShape,
  title: z.string(),
  department: z.string(),
  location: z.string(),
  employmentType: z.string(),
  description: z.string(),
  requirements: z.array(z.string()),
  status: z.enum(openingStatuses),
  closesOn: z
    .string()
    .nullable()
    .meta({ format: 'date' })
    .describe('The last day, or null while it is open until filled.'),
  position: z.int(),
}) satisfies z.ZodType<Localised<Opening>>;

const about = {
  path: '/openings',
  tag: 'Job openings',
  one: 'a job opening',
  shape: { name: 'Opening', schema: opening },
};

const reads = contentCalls({
  ...about,
  many: 'job openings that take applications',
  sortable: ['title', 'department', 'closesOn', 'position', 'createdAt', 'updatedAt'],
  filters: [{ name: 'status', description: 'For staff, who also read closed ones.', schema: z.enum(openingStatuses) }],
});

export const openingCalls: ApiCall[] = [
  // Staff also read closed openings.
  ...reads.map((call) => ({ ...call, access: 'more for staff' as const })),
  ...contentWriteCalls({ ...about, kind: openingContent, statuses: openingStatuses }),
];
