import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readJsonObject, withJsonOnly } from '#server/http/accepted-bodies.ts';
import { replyWithSuccess } from '#server/http/error-reply.ts';
import { forAdmins } from '#server/http/signed-in.ts';
import { dayInAmman } from '#shared/day-in-amman.ts';
import { erasureSchema, personSchema, retentionSchema } from '#shared/privacy.ts';
import { parseOrRefuse } from '#shared/validation.ts';
import type { PrivacyService } from './privacy-service.ts';

/** The person searched for; in the body, because addresses are logged. */
function readPerson(request: FastifyRequest): string {
  return parseOrRefuse(personSchema, readJsonObject(request)).person;
}

/** Retention of personal data, and finding, exporting and erasing one person's data; for administrators. */
export function privacyRoutes(api: FastifyInstance, { privacy }: { privacy: PrivacyService }): void {
  api.get('/privacy', forAdmins, async (_request, reply) => {
    return reply.header('cache-control', 'no-store').send({ retention: await privacy.getRetention() });
  });

  withJsonOnly(api, (scope) => {
    scope.put('/privacy', forAdmins, async (request, reply) => {
      await privacy.setRetention(parseOrRefuse(retentionSchema, readJsonObject(request)));
      return replyWithSuccess(request, reply, 'privacy_retention_saved');
    });

    scope.post('/privacy/person', { ...forAdmins, config: { audit: 'none' } }, async (request, reply) => {
      return reply.header('cache-control', 'no-store').send(await privacy.findPerson(readPerson(request)));
    });

    scope.post('/privacy/person/export', { ...forAdmins, config: { audit: 'exported' } }, async (request, reply) => {
      const exported = await privacy.exportPerson(readPerson(request));
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', contentDisposition(`person-${dayInAmman(new Date())}.json`))
        .send(exported);
    });

    // Each record has its own audit entry.
    scope.post('/privacy/person/erase', { ...forAdmins, config: { audit: 'none' } }, async (request, reply) => {
      const { person, records } = parseOrRefuse(erasureSchema, readJsonObject(request));
      const erased = await privacy.erasePerson(person, { by: request.account?.id, records });
      return replyWithSuccess(request, reply, 'privacy_person_erased', { data: erased });
    });
  });
}
