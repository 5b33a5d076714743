import { z } from 'zod';
import { callsFor } from '#server/http/call.ts';
import { answer, successWith } from '#server/http/call-replies.ts';
import { demoContentShape } from '#shared/demo-content-list.ts';
import type { DemoService } from './demo-service.ts';

const removal = z.object({
  success: z.literal(true),
  message: z.string(),
  removed: z.int().describe('How many records.'),
});
const call = callsFor<{ demo: DemoService }>('Demo content');

export const demoCalls = [
  call('GET /demo-content', {
    summary: 'List what is left of the demo content',
    reply: answer('The records, by kind.', { name: 'DemoContent', schema: demoContentShape }),
    handle: (_input, { demo }) => demo.list(),
  }),
  call('DELETE /demo-content', {
    summary: 'Remove the demo content for good, and nothing else',
    reply: successWith('It is removed.', { name: 'DemoRemoval', schema: removal, key: 'demo_removed' }),
    handle: async (_input, { demo }) => ({ removed: await demo.remove() }),
  }),
];
