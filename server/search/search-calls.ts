import { z } from 'zod';
import { callsFor, inLanguage, listParameters, searchParameter, wholeList } from '#server/core/http/calls/calls.ts';
import { searchGroupShape } from '#shared/search/search-answers.ts';
import type { SearchService } from './search-service.ts';

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
      'The kinds that have hits, those found by a title first; so are the hits of each. Hits that say much less than the best are only counted.',
      { name: 'SearchGroup', schema: searchGroupShape },
      inLanguage,
    ),
    async handle({ query, reply, language }, { search }) {
      const { q, limit = hitsOfGroup.usual } = query;
      reply.header('content-language', language).header('vary', 'accept-language').header('cache-control', 'no-cache');
      return q ? search.searchAll({ query: q, language }, Math.min(limit, hitsOfGroup.most)) : [];
    },
  }),
];
