import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { findNamedRegion } from '#shared/search/named-region.ts';

/** The code of the country that a sender wrote, else that of their telephone number in E.164; null when neither says it. */
export function findRegion({ country, phoneNumber }: { country: string; phoneNumber: string }): string | null {
  // Basra, Iraq
  const parts = [country, ...country.split(/[,،/()–-]/)].map(findNamedRegion);
  const named = parts.find(Boolean);
  if (named) return named;
  return (phoneNumber ? parsePhoneNumberFromString(phoneNumber)?.country : undefined) ?? null;
}
