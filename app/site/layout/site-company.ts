import type { Company } from '#shared/content/company.ts';
import { type Localised, localise } from '#shared/content/content.ts';
import type { Language } from '#shared/language.ts';

const shownEverywhere = [
  'name',
  'tagline',
  'callToWork',
  'copyrightYear',
  'phone',
  'fax',
  'whatsapp',
  'whatsappGreeting',
  'email',
  'poBox',
  'address',
  'departments',
  'socialUrl',
  'professionalUrl',
  'underDevelopment',
] as const;

/** The part of the company's profile that header and footer show on every page, in the reader's language. */
export type SiteCompany = Pick<Localised<Company>, (typeof shownEverywhere)[number]>;

export function siteCompany(company: Company, language: Language): SiteCompany {
  const localised = localise(company, language);
  return Object.fromEntries(shownEverywhere.map((field) => [field, localised[field]])) as SiteCompany;
}
