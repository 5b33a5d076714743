import type { FastifyInstance } from 'fastify';
import { readListQuery } from '#server/http/read-list-query.ts';
import { requestLanguage } from '#server/http/request-language.ts';
import type { SearchService } from './search-service.ts';

const hitsOfGroup = { usual: 3, most: 20 };

/** GET /search?q= → the first hits of every kind of public content, for anyone. */
export function searchRoutes(api: FastifyInstance, { search }: { search: SearchService }): void {
  api.get('/search', async (request, reply) => {
    const { q = '', limit = hitsOfGroup.usual } = readListQuery(request);
    const language = requestLanguage(request);
    reply.header('content-language', language).header('vary', 'accept-language').header('cache-control', 'no-cache');
    return q ? search.searchAll({ query: q, language }, Math.min(limit, hitsOfGroup.most)) : [];
  });
}
