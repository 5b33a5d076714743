import { formatClock } from '#app/ui/i18n/format.ts';
import { languages } from '#shared/language.ts';

// The API has no name for these lists in the types of TypeScript yet (ECMA-402, Intl.Locale Info).
type WithZones = Intl.Locale & { getTimeZones?: () => string[] | undefined; timeZones?: string[] };

const zonesOf = (region: string): string[] => {
  const locale: WithZones = new Intl.Locale(`und-${region}`);
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
};

const letters = Array.from({ length: 26 }, (_, place) => String.fromCharCode(65 + place));

let regions: Map<string, string> | undefined;

/** The codes of all regions by their English and Arabic names, in lower case. */
function regionsByName(): Map<string, string> {
  if (regions) return regions;
  regions = new Map();
  for (const language of languages) {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
      const name = names.of(code);
      if (name) regions.set(name.toLowerCase(), code);
    }
  }
  return regions;
}

/** What time it is in a country, by its name as people write it; undefined where it has several times, or is not known. */
export function localTimeIn(country: string, now = new Date()): string | undefined {
  const region = regionsByName().get(country.trim().toLowerCase());
  const zones = region ? zonesOf(region) : [];
  const times = new Set(zones.map((timeZone) => formatClock(now.toISOString(), timeZone)));
  const [time] = times;
  return times.size === 1 ? time : undefined;
}
