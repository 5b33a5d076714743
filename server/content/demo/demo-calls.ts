import { z } from 'zod';
import { answer, callsFor, successWith } from '#server/core/http/calls/calls.ts';
import { demoContentShape } from '#shared/kinds/demo-content-list.ts';
import type { DemoService } from './demo-service.ts';

const removed = z.int().describe('How many records.');
const call = callsFor<{ demo: DemoService }>('Demo content');

export const demoCalls = [
  call('GET /demo-content', {
    summary: 'List what is left of the demo content',
    reply: answer('The records, by kind.', { name: 'DemoContent', schema: demoContentShape }),
    handle: (_input, { demo }) => demo.list(),
  }),
  call('DELETE /demo-content', {
    summary: 'Remove the demo content for good, and nothing else',
    confirmed: true,
    reply: successWith('It is removed.', { name: 'DemoRemoval', key: 'demo_removed', fields: { removed } }),
    handle: async (_input, { demo }) => ({ removed: await demo.remove() }),
  }),
];
