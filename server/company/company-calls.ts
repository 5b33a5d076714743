import { z } from 'zod';
import { changeCall, contentBody, staffShape } from '#server/http/admin-call.ts';
import { type ApiCall, recordCall } from '#server/http/api-call.ts';
import type { Company } from '#shared/company.ts';
import type { Localised } from '#shared/content.ts';
import { fixedPages } from '#shared/fixed-pages.ts';
import { companyContent } from './company-content.ts';

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

export const companyCalls: ApiCall[] = [
  recordCall({
    path: '/company',
    tag: 'Company',
    summary: "Read the company's profile",
    shape,
  }),
  changeCall({
    method: 'put',
    path: '/company',
    tag: 'Company',
    summary: "Change the company's profile; what is left out stays, and only administrators change e-mail addresses",
    body: contentBody(companyContent, 'CompanyInput'),
    shape: staffShape(shape),
    refusals: ['malformed', 'changed', 'too_large', 'wrong_type', 'invalid'],
  }),
];
