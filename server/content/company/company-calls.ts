import { z } from 'zod';
import { changeTerms, record, staffShape, storedChange } from '#server/content/records/content-exchange.ts';
import { callsFor, inLanguage, wholeList } from '#server/core/http/calls/calls.ts';
import { contentChange } from '#server/core/http/calls/content-body.ts';
import { companyShape, pageHeadsShape } from '#shared/content/company.ts';
import { fixedPages } from '#shared/site/fixed-pages.ts';
import { companyContent } from './company-content.ts';
import type { CompanyService } from './company-service.ts';

const pageTexts = z.object({ page: z.enum(fixedPages), searchTitle: z.string(), searchDescription: z.string() });
const pages = z.array(pageTexts).optional().describe('For search engines: own texts of each fixed page.');

const shape = { name: 'Company', schema: companyShape, forStaff: { pages } };

const call = callsFor<{ company: CompanyService }>('Company');

export const companyCalls = [
  call('GET /company', {
    summary: "Read the company's profile",
    access: 'anyone',
    reply: record(shape),
    refusals: ['not_found'],
    handle: async (_input, services) => ({ record: await services.company.getCompany() }),
  }),
  call('GET /company/pages', {
    summary: 'Read what search engines show of the fixed pages where nothing was written for them',
    reply: wholeList(
      'The pages, in the order of the profile.',
      { name: 'PageHeads', schema: pageHeadsShape },
      inLanguage,
    ),
    handle: ({ language }, services) => services.company.listPageHeads(language),
  }),
  call('PUT /company', {
    summary: "Change the company's profile; what is left out stays, and only administrators change e-mail addresses",
    body: contentChange(companyContent, 'CompanyInput'),
    reply: storedChange(staffShape(shape)),
    handle: ({ body, request }, services) => services.company.updateCompany(body, changeTerms(request)),
  }),
];
