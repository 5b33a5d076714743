import { sayTrade } from '#app/ui/i18n/trade-words.ts';
import type { Language } from '#shared/language.ts';
import { keyFigures } from '#shared/trade/first-figures.ts';
import type { TradeValues } from '#shared/trade/trade-fields.ts';

type Wanted = { language: Language; most: number };

/** Records are frozen and read from memory until they change, so the same values come again with every page. */
const known = new WeakMap<TradeValues, Map<string, readonly string[]>>();

/** The first key figures of a product without their names: a card has no room, and their units say what they are. */
export function cardFigures(values: TradeValues | undefined, { language, most }: Wanted): readonly string[] {
  if (!values) return [];
  const figures = known.get(values) ?? new Map<string, readonly string[]>();
  known.set(values, figures);
  const key = `${language} ${most}`;
  const shown = figures.get(key) ?? keyFigures(values, { language, most, say: sayTrade }).map(({ value }) => value);
  figures.set(key, shown);
  return shown;
}
