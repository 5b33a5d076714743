import type { FastifyInstance } from 'fastify';
import { changeTerms } from '#server/content/content-exchange.ts';
import { replyWithChange, replyWithRecord } from '#server/http/content-reply.ts';
import { withContent } from '#server/http/receive-content.ts';
import { forStaff } from '#server/http/signed-in.ts';
import { companyContent } from './company-content.ts';
import type { CompanyService } from './company-service.ts';

/** GET /company, for anyone; PUT /company, for staff. */
export function companyRoutes(api: FastifyInstance, { company }: { company: CompanyService }): void {
  api.get('/company', async (request, reply) => replyWithRecord(request, reply, await company.getCompany()));

  api.put('/company', forStaff, async (request, reply) => {
    const terms = changeTerms(request);
    const changed = await withContent(request, companyContent, (change) => company.updateCompany(change, terms));
    return replyWithChange(request, reply, changed);
  });
}
