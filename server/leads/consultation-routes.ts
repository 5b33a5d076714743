import type { FastifyInstance } from 'fastify';
import { readJsonObject, withJsonOnly } from '#server/http/accepted-bodies.ts';
import { bulkRoute } from '#server/http/bulk-routes.ts';
import { replyWithSuccess } from '#server/http/error-reply.ts';
import { forStaff } from '#server/http/signed-in.ts';
import { say } from '#server/i18n/say.ts';
import type { ListQuery } from '#shared/list-query.ts';
import { consultationExportRoute } from './consultation-export-routes.ts';
import type { ConsultationService } from './consultation-service.ts';
import { apiSenderOf } from './lead-api.ts';
import { replyWithAllLeads, replyWithLead } from './lead-reply.ts';
import { readSuspicion, suspicionRoute } from './suspicion-routes.ts';

type WithId = { Params: { id: string } };

/** POST /consultations, for anyone; GET /consultations and /consultations/:id, and DELETE /consultations/:id, for staff. */
export function consultationRoutes(
  api: FastifyInstance,
  { consultations }: { consultations: ConsultationService },
): void {
  withJsonOnly(api, (scope) => {
    scope.post('/consultations', async (request, reply) => {
      const sent = readJsonObject(request);
      const sender = apiSenderOf(request, sent);
      const consultation = await consultations.submit(sent, sender);
      const message = say('consultation_sent', {}, sender.language);
      return reply
        .status(201)
        .header('cache-control', 'no-store')
        .send({ success: true, message, data: { consultation } });
    });
  });

  api.get('/consultations', forStaff, async (request, reply) => {
    const filter = { suspicious: readSuspicion(request) };
    const list = (query: ListQuery) => consultations.list(query, filter);
    return replyWithAllLeads(request, reply, { name: 'consultations', list });
  });

  api.get<WithId>('/consultations/:id', forStaff, async (request, reply) => {
    const lead = await consultations.get(request.params.id);
    return replyWithLead(reply, { name: 'consultation', lead });
  });

  api.delete<WithId>('/consultations/:id', forStaff, async (request, reply) => {
    await consultations.remove(request.params.id);
    return replyWithSuccess(request, reply, 'consultation_deleted');
  });

  suspicionRoute(api, '/consultations', consultations.clearSuspicion);
  consultationExportRoute(api, consultations);
  bulkRoute(api, '/consultations', { remove: consultations.removeMany });
}
