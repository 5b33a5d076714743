import { z } from 'zod';
import { answer, callsFor, successWith } from '#server/http/calls.ts';
import type { DemoContentList } from '#shared/demo-content-list.ts';
import { kindNames } from '#shared/kinds/kinds.ts';
import type { DemoService } from './demo-service.ts';

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
const removed = z.int().describe('How many records.');
const call = callsFor<{ demo: DemoService }>('Demo content');

export const demoCalls = [
  call('GET /demo-content', {
    summary: 'List what is left of the demo content',
    reply: answer('The records, by kind.', { name: 'DemoContent', schema: list }),
    handle: (_input, { demo }) => demo.list(),
  }),
  call('DELETE /demo-content', {
    summary: 'Remove the demo content for good, and nothing else',
    reply: successWith('It is removed.', { name: 'DemoRemoval', key: 'demo_removed', fields: { removed } }),
    handle: async (_input, { demo }) => ({ removed: await demo.remove() }),
  }),
];
