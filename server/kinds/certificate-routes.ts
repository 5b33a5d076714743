import type { FastifyInstance } from 'fastify';
import { contentWriteRoutes } from '#server/content/content-write-routes.ts';
import { replyWithList, replyWithRecord } from '#server/http/content-reply.ts';
import { readListQuery } from '#server/http/read-list-query.ts';
import { certificateContent } from './certificate-content.ts';
import type { CertificateService } from './certificate-service.ts';

/** GET /certificates and /certificates/:id, for anyone; their changes, for administrators. */
export function certificateRoutes(api: FastifyInstance, { certificates }: { certificates: CertificateService }): void {
  api.get('/certificates', async (request, reply) =>
    replyWithList(request, reply, await certificates.listCertificates(readListQuery(request))),
  );

  api.get<{ Params: { id: string } }>('/certificates/:id', async (request, reply) =>
    replyWithRecord(request, reply, await certificates.getCertificate(request.params.id)),
  );

  contentWriteRoutes(api, {
    path: '/certificates',
    kind: certificateContent,
    writes: certificates.writes,
    deleted: 'certificate_deleted',
  });
}
