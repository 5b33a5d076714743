import { z } from 'zod';
import { callsFor, inLanguage, listParameters, searchParameter, wholeList } from '#server/http/calls.ts';
import { hitGroupNames, searchMatches } from '#shared/search-groups.ts';
import type { SearchService } from './search-service.ts';

const marked = z
  .array(z.object({ text: z.string(), isMatch: z.boolean() }))
  .describe('A text in pieces; the marked ones hold a searched word.');
const group = z.object({
  name: z.enum(hitGroupNames),
  total: z.int().describe('How many there are, also those not shown.'),
  match: z
    .enum(searchMatches)
    .describe('Whether the hits have all that was searched for, some of it, or are only of the nearest kind.'),
  corrected: z.string().describe('What was searched for instead of words that nothing has; otherwise empty.'),
  dropped: z.array(z.string()).describe('The words that no record has.'),
  hits: z.array(
    z.object({
      _id: z.string(),
      address: z.string().describe('Where it is read, without language prefix.'),
      image: z.string().describe('The path of its picture below `/media`; empty when it has none.'),
      title: marked,
      text: marked,
      facts: z
        .array(z.object({ name: z.string(), value: marked }))
        .describe('The key figures of a product: up to three of its specifications with quantities.'),
      titleTerms: z.array(z.int()).describe('The places of the searched terms that its title has, from 0.'),
    }),
  ),
});

const hitsOfGroup = { usual: 3, most: 20 };

export const searchCalls = [
  callsFor<{ search: SearchService }>('Search')('GET /search', {
    summary: 'Search everything that visitors may read',
    access: 'anyone',
    query: {
      q: searchParameter,
      limit: {
        ...listParameters([]).limit,
        description: 'Hits of each kind, 3 unless said, 20 at most.',
        documented: z.int().min(1).max(hitsOfGroup.most),
      },
    },
    reply: wholeList(
      'The kinds that have hits, those found by a title first; so are the hits of each.',
      { name: 'SearchGroup', schema: group },
      inLanguage,
    ),
    async handle({ query, reply, language }, { search }) {
      const { q, limit = hitsOfGroup.usual } = query;
      reply.header('content-language', language).header('vary', 'accept-language').header('cache-control', 'no-cache');
      return q ? search.searchAll({ query: q, language }, Math.min(limit, hitsOfGroup.most)) : [];
    },
  }),
];
