import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { type Language, localeTag } from '#shared/language.ts';
import { findWrittenRegion } from '#shared/search/named-region.ts';

/** The code of the country that a sender wrote, else that of their telephone number in E.164; null when neither says it. */
export function findRegion({ country, phoneNumber }: { country: string; phoneNumber: string }): string | null {
  const named = findWrittenRegion(country);
  if (named) return named;
  return (phoneNumber ? parsePhoneNumberFromString(phoneNumber)?.country : undefined) ?? null;
}

/** A country as its reader calls it; as it was written where that is unknown. */
export function sayCountry(written: string, language: Language): string {
  const region = findWrittenRegion(written);
  return (region && new Intl.DisplayNames(localeTag(language), { type: 'region' }).of(region)) || written;
}
