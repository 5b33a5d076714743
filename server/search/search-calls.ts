import { z } from 'zod';
import { type ApiCall, languageParameters, listParameters } from '#server/http/api-call.ts';
import { searchGroupNames } from '#shared/search-groups.ts';

const marked = z
  .array(z.object({ text: z.string(), isMatch: z.boolean() }))
  .describe('A text in pieces; the marked ones hold a searched word.');
const group = z.object({
  name: z.enum(searchGroupNames),
  total: z.int().describe('How many there are, also those not shown.'),
  hits: z.array(z.object({ _id: z.string(), title: marked, text: marked })),
});

export const searchCalls: ApiCall[] = [
  {
    method: 'get',
    path: '/search',
    tag: 'Search',
    summary: 'Search everything that visitors may read',
    access: 'anyone',
    query: [
      ...listParameters(['title']).filter(({ name }) => name === 'q'),
      { name: 'limit', description: 'Hits of each kind, 3 unless said, 20 at most.', schema: z.int().min(1).max(20) },
      ...languageParameters,
    ],
    reply: {
      status: 200,
      description: 'The kinds that have hits, those found by a title first; so are the hits of each.',
      shape: { name: 'SearchGroup', schema: group },
      isList: true,
    },
    refusals: ['malformed'],
  },
];
