import { z } from 'zod';
import { type AnswerSchema, lenient, translationsOf } from '../answer-parts.ts';
import { direction, type Language } from '../language.ts';
import { usualLimits } from '../limits.ts';
import { fixedPages, type PageSearchTexts } from '../site/fixed-pages.ts';
import type { CompanyTexts } from './company-input.ts';

const titled = z.object({ title: z.string(), text: z.string() });
const illustrated = titled.extend({ image: z.string() });

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
  containerPayload: z.number().describe('What a container may be loaded with, in kg; estimates use it.'),
  roadLimit: z.number().describe('The part of it that the road to the port allows, in kg.'),
  exportMarkets: z.array(z.string()),
  copyrightYear: z.int(),
  phone: z.string(),
  fax: z.string(),
  whatsapp: z.string(),
  whatsappGreeting: z.string(),
  email: z.string(),
  poBox: z.string(),
  address: z.string(),
  locality: z.string().describe('The town of the address.'),
  coordinates: z
    .string()
    .describe('Latitude and longitude of the gate, `31.87, 36.01`; empty where they are not stated.'),
  openingHours: z.array(z.object({ days: z.string(), hours: z.string() })),
  departments: z.array(
    z.object({ key: z.enum(['management', 'sales', 'hr']), name: z.string(), phone: z.string(), email: z.string() }),
  ),
  socialUrl: z.string(),
  professionalUrl: z.string(),
  story: z.string(),
  timeline: z.array(titled.extend({ year: z.int() })),
  values: z.array(illustrated),
  consultingIntro: z.string(),
  consultingValues: z.array(titled),
  process: z.array(illustrated).describe('From resin to bag, step by step.'),
  underDevelopment: z.boolean(),
  /** Storage paths of the pictures beside the promise on Home and behind the bands; '' shows the weave pattern. */
  heroImage: z.string(),
  heroImageRtl: z.string().describe('Of right-to-left pages; empty: heroImage is shown there too.'),
  bandImage: z.string(),
  storyImage: z.string().describe('At the top of Our Story.'),
  factoryPictures: z
    .array(z.object({ image: z.string(), caption: z.string() }))
    .describe('On Our Story, in this order; entries without a picture are not shown.'),
  factoryFilm: z.string(),
  factoryPoster: z.string().describe('Shown until the film is played.'),
  factoryCaption: z.string().describe('Below the film.'),
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

const head = z.object({ title: z.string(), description: z.string() });

/** What a fixed page is called, and what search engines show of it where staff wrote nothing. */
export const pageHeadsShape = z.object({ page: z.enum(fixedPages), name: z.string(), en: head, ar: head });
export type PageHead = z.infer<typeof head>;
export type PageHeads = z.infer<typeof pageHeadsShape>;
export const pageHeadsAnswer = z.array(pageHeadsShape);

/** The fields of the profile that came after its first release, as they are until staff fill them. */
const laterFields = {
  ...usualLimits,
  locality: '',
  coordinates: '',
  heroImageRtl: '',
  storyImage: '',
  factoryPictures: [],
  factoryFilm: '',
  factoryPoster: '',
  factoryCaption: '',
} as const satisfies Partial<Company>;

type StoredValue = Omit<Company['values'][number], 'image'> & { image?: string };
type StoredCompany = Omit<Company, keyof typeof laterFields | 'values'> & { values?: StoredValue[] };

/** A profile stored by any release, with every field. */
export const withLaterFields = ({ answerDays: _, ...stored }: StoredCompany & { answerDays?: number }): Company => ({
  ...laterFields,
  factoryPictures: [],
  ...stored,
  values: (stored.values ?? []).map((value) => ({ ...value, image: value.image ?? '' })),
});

/** The picture beside the promise on Home, and the direction of reading it was composed for. */
export function chooseHero(
  { heroImage, heroImageRtl }: Pick<Company, 'heroImage' | 'heroImageRtl'>,
  language: Language,
) {
  return direction(language) === 'rtl' && heroImageRtl
    ? ({ image: heroImageRtl, composedFor: 'rtl' } as const)
    : ({ image: heroImage, composedFor: 'ltr' } as const);
}
