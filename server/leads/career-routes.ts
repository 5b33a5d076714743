import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FileStore } from '#server/files/file-store.ts';
import { cvUpload } from '#server/files/upload-rules.ts';
import { requireMultipart, withMultipartOnly } from '#server/http/accepted-bodies.ts';
import { bulkRoute } from '#server/http/bulk-routes.ts';
import { expectedVersions } from '#server/http/content-reply.ts';
import { readChoice } from '#server/http/read-list-query.ts';
import { receiveMultipart } from '#server/http/receive-multipart.ts';
import { requestLanguage } from '#server/http/request-language.ts';
import { sendFile } from '#server/http/send-file.ts';
import { forStaff } from '#server/http/signed-in.ts';
import { say } from '#server/i18n/say.ts';
import { type CareerApplication, type CareerStatus, careerStatuses, careerStatusSchema } from '#shared/career.ts';
import { cvType } from '#shared/limits.ts';
import type { ListQuery } from '#shared/list-query.ts';
import { parseOrRefuse } from '#shared/validation.ts';
import { careerExportRoute } from './career-export-routes.ts';
import type { CareerService } from './career-service.ts';
import { apiSenderOf } from './lead-api.ts';
import { replyWithAllLeads, replyWithLead, setLeadVersion } from './lead-reply.ts';
import { readSuspicion, suspicionRoute } from './suspicion-routes.ts';

type Services = { careers: CareerService; files: FileStore };

/** POST /careers, for anyone; the list, the CVs, the states and the deletions of applications, for staff. */
export function careerRoutes(api: FastifyInstance, { careers, files }: Services): void {
  withMultipartOnly(api, (scope) => {
    scope.post('/careers', async (request, reply) => {
      const career = await receiveApplication(request, careers);
      const message = say('career_sent', {}, requestLanguage(request));
      return reply.status(201).header('cache-control', 'no-store').send({ success: true, message, data: { career } });
    });
  });
  staffRoutes(api, { careers, files });
}

type WithId = { Params: { id: string } };

function staffRoutes(api: FastifyInstance, { careers, files }: Services): void {
  api.get('/careers', forStaff, async (request, reply) => {
    const status = readChoice(request, 'status', careerStatuses);
    const filter = { status, suspicious: readSuspicion(request) };
    const list = (query: ListQuery) => careers.list(query, filter);
    return replyWithAllLeads(request, reply, { name: 'careers', list });
  });

  api.get<WithId>('/careers/:id', forStaff, async (request, reply) =>
    replyWithLead(reply, { name: 'career', lead: await careers.get(request.params.id) }),
  );

  api.get<WithId>('/careers/:id/cv', forStaff, async (request, reply) => {
    const { path, originalName } = await careers.getCv(request.params.id);
    const file = { path, contentType: cvType, originalName, cacheControl: 'no-store' };
    return sendFile(request, reply, { file, files });
  });

  api.patch<WithId>('/careers/:id/status', forStaff, async (request, reply) => {
    const { id } = request.params;
    // An unknown one is not found, whatever the body contains.
    await careers.get(id);
    const { status } = parseOrRefuse(careerStatusSchema, request.body ?? {});
    setLeadVersion(reply, await careers.changeStatus(id, status, expectedVersions(request)));
    return reply.header('cache-control', 'no-store').send({ success: true });
  });

  api.delete<WithId>('/careers/:id', forStaff, async (request, reply) => {
    await careers.remove(request.params.id);
    return reply.header('cache-control', 'no-store').send({ success: true });
  });

  suspicionRoute(api, '/careers', careers.clearSuspicion);
  careerExportRoute(api, careers);
  bulkRoute(api, '/careers', {
    remove: careers.removeMany,
    setStatus: {
      statuses: careerStatuses,
      change: (ids, status, { seen }) => careers.changeStatuses(ids, status as CareerStatus, seen),
    },
  });
}

async function receiveApplication(request: FastifyRequest, careers: CareerService): Promise<CareerApplication> {
  requireMultipart(request);
  const { fields, files, dispose } = await receiveMultipart(request, { files: { cv: cvUpload }, isPublic: true });
  try {
    return await careers.submit(fields, apiSenderOf(request, fields), files.cv?.[0]);
  } finally {
    await dispose();
  }
}
