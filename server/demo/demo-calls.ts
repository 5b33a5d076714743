import { z } from 'zod';
import { adminCall, successShape } from '#server/http/admin-call.ts';
import { type ApiCall, languageParameters } from '#server/http/api-call.ts';
import type { DemoContentList } from '#shared/demo-content-list.ts';
import { kindNames } from '#shared/kinds/kinds.ts';

const tag = 'Demo content';
const list = z.object({
  total: z.int(),
  kinds: z.array(
    z.object({
      entity: z.enum(kindNames),
      records: z.array(
        z.object({
          _id: z.string(),
          title: z.string(),
          translations: z.object({ ar: z.object({ title: z.string().optional() }) }),
          isInTrash: z.boolean(),
        }),
      ),
    }),
  ),
}) satisfies z.ZodType<DemoContentList>;
const removal = (successShape.schema as z.ZodObject).extend({ removed: z.int().describe('How many records.') });

export const demoCalls: ApiCall[] = [
  adminCall({
    method: 'get',
    path: '/demo-content',
    tag,
    summary: 'List what is left of the demo content',
    reply: { status: 200, description: 'The records, by kind.', shape: { name: 'DemoContent', schema: list } },
  }),
  adminCall({
    method: 'delete',
    path: '/demo-content',
    tag,
    summary: 'Remove the demo content for good, and nothing else',
    query: languageParameters,
    reply: { status: 200, description: 'It is removed.', shape: { name: 'DemoRemoval', schema: removal } },
  }),
];
