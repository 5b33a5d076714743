import { formatClock } from '#app/ui/i18n/format.ts';

// The API has no name for these lists in the types of TypeScript yet (ECMA-402, Intl.Locale Info).
type WithZones = Intl.Locale & { getTimeZones?: () => string[] | undefined; timeZones?: string[] };

const zonesOf = (region: string): string[] => {
  const locale: WithZones = new Intl.Locale(`und-${region}`);
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
};

/** What time it is in a country, by its code; of several the first and the last. Undefined where that is not known. */
export function tellLocalTime(region: string, now = new Date()): string | undefined {
  // Written so that the times can be put in order.
  const dated = (timeZone: string) => now.toLocaleString('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const zones = zonesOf(region).sort((one, other) => (dated(one) < dated(other) ? -1 : 1));
  const times = [zones.at(0), zones.at(-1)].flatMap((zone) => zone ?? []);
  return [...new Set(times.map((zone) => formatClock(now.toISOString(), zone)))].join('–') || undefined;
}
