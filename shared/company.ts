import { z } from 'zod';
import { type AnswerSchema, lenient, translationsOf } from './answers/answer-parts.ts';
import type { CompanyTexts } from './company-input.ts';
import type { PageSearchTexts } from './fixed-pages.ts';

const titled = z.object({ title: z.string(), text: z.string() });

/** The one profile of the company; everything the site says about it comes from here. */
export const companyShape = z.object({
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
  /** Storage paths of the pictures behind the promise on Home and the bands; '' shows the weave pattern. */
  heroImage: z.string(),
  bandImage: z.string(),
});

export type Company = z.infer<typeof companyShape> & {
  /** Search-engine texts of the fixed pages, an entry for each once stored. */
  pages?: PageSearchTexts[];
  translations: { ar: Partial<CompanyTexts> };
};

/** Unknown fields go along: conflicts and the history show every field. */
export const companyAnswer: AnswerSchema<Company> = lenient(
  companyShape.loose().extend({ translations: translationsOf<Required<Company['translations']['ar']>>() }),
  { usual: { key: 'management' } },
);
