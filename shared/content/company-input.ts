import { z } from 'zod';
import { limits } from '../limits.ts';
import { fixedPages } from '../site/fixed-pages.ts';
import { searchTextShape } from '../site/search-texts.ts';
import { readCoordinates, writeCoordinates } from '../text/coordinates.ts';
import type { MessageKey } from '../text/message-key.ts';
import { listOf, oneOf, optionalText, requiredEmail, requiredText } from '../text/text-schema.ts';
import { readMeasure } from '../trade/trade-measures.ts';
import { arabicTexts, webAddressField, wholeNumber } from './content-input.ts';

const { name, summary, content } = limits;
/** How many entries a list of the profile may have. */
export const entries = limits.specifications;
const line = optionalText(name);
const paragraph = optionalText(content);
const percent = wholeNumber(0, 100, (typed) => readMeasure(typed, { unit: 'percent' }));
const year = wholeNumber(1800, 2200);
/** What containers are loaded with, in kg: no less than a light truck carries, no more than the heaviest container. */
const load = wholeNumber(1_000, 40_000, (typed) => readMeasure(typed, { unit: 'kg' }));
const phone = optionalText(limits.phone);

const titled = z.object({ title: requiredText(name), text: paragraph });
const illustrated = titled.extend({ image: line });
const caption = optionalText(summary);
const arabicTitled = z.object({ title: line, text: paragraph });
const arabicLines = listOf(line, entries).optional();
const arabicTitledList = listOf(arabicTitled, entries).optional();

const arabic = {
  name: line,
  legalName: line,
  consultingName: line,
  tagline: optionalText(summary),
  promise: optionalText(summary),
  promiseText: paragraph,
  callToWork: optionalText(summary),
  exportMarkets: arabicLines,
  whatsappGreeting: optionalText(summary),
  poBox: line,
  address: optionalText(summary),
  locality: line,
  openingHours: listOf(z.object({ days: line, hours: line }), entries).optional(),
  departments: listOf(z.object({ name: line }), entries).optional(),
  story: paragraph,
  timeline: arabicTitledList,
  values: arabicTitledList,
  consultingIntro: paragraph,
  consultingValues: arabicTitledList,
  process: arabicTitledList,
  factoryPictures: listOf(z.object({ caption }), limits.factoryPictures).optional(),
  factoryCaption: caption,
  pages: listOf(z.object(searchTextShape), fixedPages.length).optional(),
};

/** The texts of the profile in Arabic. */
export type CompanyTexts = z.infer<z.ZodObject<typeof arabic>>;

/** The staff input for the company's profile without pictures; omitted fields stay. */
export const companyInputSchema = z.object({
  name: requiredText(name),
  legalName: line,
  consultingName: line,
  tagline: optionalText(summary),
  promise: optionalText(summary),
  promiseText: paragraph,
  callToWork: optionalText(summary),
  establishedYear: year,
  productionYear: year,
  localSharePercent: percent,
  exportSharePercent: percent,
  containerPayload: load,
  roadLimit: load,
  exportMarkets: listOf(requiredText(name), entries),
  copyrightYear: year,
  phone,
  fax: phone,
  whatsapp: phone,
  whatsappGreeting: optionalText(summary),
  email: requiredEmail(limits.email),
  poBox: line,
  address: optionalText(summary),
  locality: line,
  coordinates: optionalText(summary)
    .refine((value) => value === '' || readCoordinates(value) !== undefined, {
      error: 'error_coordinates' satisfies MessageKey,
    })
    .overwrite((value) => {
      const place = readCoordinates(value);
      return place ? writeCoordinates(place) : value;
    }),
  openingHours: listOf(z.object({ days: requiredText(name), hours: requiredText(name) }), entries),
  departments: listOf(
    z.object({
      key: oneOf(['management', 'sales', 'hr'], 'error_invalid_choice'),
      name: requiredText(name),
      phone,
      email: requiredEmail(limits.email),
    }),
    entries,
  ),
  socialUrl: webAddressField,
  professionalUrl: webAddressField,
  story: paragraph,
  timeline: listOf(titled.extend({ year }), entries),
  values: listOf(illustrated, entries),
  consultingIntro: paragraph,
  consultingValues: listOf(titled, entries),
  process: listOf(illustrated, entries),
  factoryPictures: listOf(z.object({ image: line, caption }), limits.factoryPictures),
  factoryCaption: caption,
  pages: listOf(
    z.object({ page: oneOf(fixedPages, 'error_invalid_choice'), ...searchTextShape }),
    fixedPages.length,
  ).optional(),
  underDevelopment: z.boolean({ error: 'error_invalid_choice' }),
  translations: arabicTexts(arabic),
});
