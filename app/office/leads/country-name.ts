import { formatRegion } from '#app/ui/i18n/format.ts';
import { findNamedRegion } from '#shared/search/named-region.ts';

/** A country in the reader's language; what names none, or more than a country, as it was written. */
export function nameCountry(written: string): string {
  const region = findNamedRegion(written);
  return region ? formatRegion(region) : written;
}
