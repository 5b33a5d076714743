import type { FastifyInstance } from 'fastify';
import { readJsonObject, withJsonOnly } from '#server/http/accepted-bodies.ts';
import { setPagingHeaders } from '#server/http/content-reply.ts';
import { replyWithSuccess } from '#server/http/error-reply.ts';
import { readListQuery } from '#server/http/read-list-query.ts';
import { forStaff } from '#server/http/signed-in.ts';
import { redirectInputSchema } from '#shared/redirect.ts';
import { parseOrRefuse } from '#shared/validation.ts';
import type { RedirectService } from './redirect-service.ts';

type WithId = { Params: { id: string } };

/** GET and POST /redirects, DELETE /redirects/:id, for staff. */
export function redirectRoutes(api: FastifyInstance, { redirects }: { redirects: RedirectService }): void {
  withJsonOnly(api, (scope) => {
    scope.get('/redirects', forStaff, async (request, reply) => {
      const page = await redirects.listRedirects(readListQuery(request));
      setPagingHeaders(request, reply, page);
      return reply.header('cache-control', 'no-store').send(page.items);
    });

    scope.post('/redirects', forStaff, async (request, reply) => {
      const redirect = await redirects.addRedirect(parseOrRefuse(redirectInputSchema, readJsonObject(request)));
      reply.status(201).header('location', `/api/redirects/${redirect._id}`).header('cache-control', 'no-store');
      return reply.send(redirect);
    });

    scope.delete<WithId>('/redirects/:id', forStaff, async (request, reply) => {
      await redirects.removeRedirect(request.params.id);
      return replyWithSuccess(request, reply, 'redirect_deleted');
    });
  });
}
