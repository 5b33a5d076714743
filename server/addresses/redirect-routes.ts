import type { FastifyInstance } from 'fastify';
import { setPagingHeaders } from '#server/http/content-reply.ts';
import { forAdmins, replyWithSuccess } from '#server/http/content-writes.ts';
import { readListQuery } from '#server/http/read-list-query.ts';
import { readJsonObject, withJsonOnly } from '#server/submissions/lead-api.ts';
import { redirectInputSchema } from '#shared/redirect.ts';
import { parseOrRefuse } from '#shared/validation.ts';
import type { RedirectService } from './redirect-service.ts';

type WithId = { Params: { id: string } };

/** GET and POST /redirects, DELETE /redirects/:id, for administrators. */
export function redirectRoutes(api: FastifyInstance, { redirects }: { redirects: RedirectService }): void {
  withJsonOnly(api, (scope) => {
    scope.get('/redirects', forAdmins, async (request, reply) => {
      const page = await redirects.listRedirects(readListQuery(request));
      setPagingHeaders(request, reply, page);
      return reply.header('cache-control', 'no-store').send(page.items);
    });

    scope.post('/redirects', forAdmins, async (request, reply) => {
      const redirect = await redirects.addRedirect(parseOrRefuse(redirectInputSchema, readJsonObject(request)));
      return reply.status(201).header('cache-control', 'no-store').send(redirect);
    });

    scope.delete<WithId>('/redirects/:id', forAdmins, async (request, reply) => {
      await redirects.removeRedirect(request.params.id);
      return replyWithSuccess(request, reply, 'redirect_deleted');
    });
  });
}
