import { z } from 'zod';
import { changed, changeTerms, record, staffShape } from '#server/content/content-exchange.ts';
import { callsFor } from '#server/http/calls.ts';
import { contentChange } from '#server/http/content-body.ts';
import type { Company } from '#shared/company.ts';
import type { Localised } from '#shared/content.ts';
import { fixedPages } from '#shared/fixed-pages.ts';
import { companyContent } from './company-content.ts';
import type { CompanyService } from './company-service.ts';

const titled = z.object({ title: z.string(), text: z.string() });

const company = z.object({
  name: z.string(),
  legalName: z.string(),
  consultingName: z.string().describe('The consulting brand.'),
  tagline: z.string(),
  promise: z.string(),
  promiseText: z.string(),
  callToWork: z.string(),
  establishedYear: z.int(),
  productionYear: z.int(),
  localSharePercent: z.number(),
  exportSharePercent: z.number(),
  exportMarkets: z.array(z.string()),
  copyrightYear: z.int(),
  phone: z.string(),
  fax: z.string(),
  whatsapp: z.string(),
  whatsappGreeting: z.string(),
  email: z.string(),
  poBox: z.string(),
  address: z.string(),
  openingHours: z.array(z.object({ days: z.string(), hours: z.string() })),
  departments: z.array(
    z.object({ key: z.enum(['management', 'sales', 'hr']), name: z.string(), phone: z.string(), email: z.string() }),
  ),
  socialUrl: z.string(),
  professionalUrl: z.string(),
  story: z.string(),
  timeline: z.array(titled.extend({ year: z.int() })),
  values: z.array(titled),
  consultingIntro: z.string(),
  consultingValues: z.array(titled),
  process: z.array(titled.extend({ image: z.string() })).describe('From resin to bag, step by step.'),
  underDevelopment: z.boolean(),
  heroImage: z.string(),
  bandImage: z.string(),
}) satisfies z.ZodType<Localised<Company>>;

const pageTexts = z.object({ page: z.enum(fixedPages), searchTitle: z.string(), searchDescription: z.string() });
const pages = z.array(pageTexts).optional().describe('For search engines: own texts of each fixed page.');

const shape = { name: 'Company', schema: company, forStaff: { pages } };

const call = callsFor<{ company: CompanyService }>('Company');

export const companyCalls = [
  call('GET /company', {
    summary: "Read the company's profile",
    access: 'anyone',
    reply: record(shape),
    refusals: ['not_found'],
    handle: async (_input, services) => ({ record: await services.company.getCompany() }),
  }),
  call('PUT /company', {
    summary: "Change the company's profile; what is left out stays, and only administrators change e-mail addresses",
    body: contentChange(companyContent, 'CompanyInput'),
    reply: changed(staffShape(shape)),
    handle: ({ body, request }, services) => services.company.updateCompany(body, changeTerms(request)),
  }),
];
