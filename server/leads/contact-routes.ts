import type { FastifyInstance } from 'fastify';
import { readJsonObject, withJsonOnly } from '#server/http/accepted-bodies.ts';
import { bulkRoute } from '#server/http/bulk-routes.ts';
import { expectedVersions } from '#server/http/content-reply.ts';
import { replyWithSuccess } from '#server/http/error-reply.ts';
import { readChoice } from '#server/http/read-list-query.ts';
import { requestLanguage } from '#server/http/request-language.ts';
import { forStaff } from '#server/http/signed-in.ts';
import { say } from '#server/i18n/say.ts';
import { type ContactStatus, contactStatuses, contactStatusSchema } from '#shared/contact.ts';
import { parseOrRefuse } from '#shared/validation.ts';
import { contactExportRoute } from './contact-export-routes.ts';
import type { ContactService } from './contact-service.ts';
import { apiSenderOf } from './lead-api.ts';
import { replyWithAllLeads, replyWithLead, setLeadVersion } from './lead-reply.ts';
import { readSuspicion, suspicionRoute } from './suspicion-routes.ts';

/** POST /contacts, for anyone; GET /contacts (`?status=`) and /contacts/:id, PATCH /contacts/:id/status and DELETE /contacts/:id, for staff. */
export function contactRoutes(api: FastifyInstance, { contacts }: { contacts: ContactService }): void {
  withJsonOnly(api, (scope) => {
    scope.post('/contacts', async (request, reply) => {
      const sent = readJsonObject(request);
      const sender = apiSenderOf(request, sent);
      const contact = await contacts.submit(sent, sender);
      const message = say('contact_sent', {}, sender.language);
      return reply.status(201).header('cache-control', 'no-store').send({ success: true, message, data: { contact } });
    });
  });
  staffRoutes(api, contacts);
}

type WithId = { Params: { id: string } };

function staffRoutes(api: FastifyInstance, contacts: ContactService): void {
  api.get('/contacts', forStaff, async (request, reply) => {
    const status = readChoice(request, 'status', contactStatuses);
    const filter = { status, suspicious: readSuspicion(request) };
    return replyWithAllLeads(request, reply, {
      name: 'contacts',
      list: (query) => contacts.list(query, filter),
      message: say('contact_listed', {}, requestLanguage(request)),
    });
  });

  api.get<WithId>('/contacts/:id', forStaff, async (request, reply) =>
    replyWithLead(reply, { name: 'contact', lead: await contacts.get(request.params.id) }),
  );

  api.patch<WithId>('/contacts/:id/status', forStaff, async (request, reply) => {
    const { id } = request.params;
    // An unknown one is not found, whatever the body contains.
    await contacts.get(id);
    const { status } = parseOrRefuse(contactStatusSchema, request.body ?? {});
    setLeadVersion(reply, await contacts.changeStatus(id, status, expectedVersions(request)));
    return replyWithSuccess(request, reply, 'contact_status_updated');
  });

  api.delete<WithId>('/contacts/:id', forStaff, async (request, reply) => {
    await contacts.remove(request.params.id);
    return replyWithSuccess(request, reply, 'contact_deleted');
  });

  suspicionRoute(api, '/contacts', contacts.clearSuspicion);
  contactExportRoute(api, contacts);
  bulkRoute(api, '/contacts', {
    remove: contacts.removeMany,
    setStatus: {
      statuses: contactStatuses,
      change: (ids, status, { seen }) => contacts.changeStatuses(ids, status as ContactStatus, seen),
    },
  });
}
