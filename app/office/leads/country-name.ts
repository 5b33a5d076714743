import { isolatedText } from '#app/ui/i18n/foreign-text.ts';
import { formatRegion } from '#app/ui/i18n/format.ts';
import { findNamedRegion } from '#shared/search/named-region.ts';

/** A country in the reader's language; what names none, or more than a country, as it was written. */
export function nameCountry(written: string): string {
  const region = findNamedRegion(written);
  return region ? formatRegion(region) : written;
}

/** The same, followed by what was written where that is another name. */
export function nameWrittenCountry(written: string): string {
  const name = nameCountry(written);
  return name.toLowerCase() === written.trim().toLowerCase() ? name : `${name} (${isolatedText(written)})`;
}
