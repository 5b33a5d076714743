import { writeSizes } from '#app/ui/i18n/size-words.ts';
import { sayTrade } from '#app/ui/i18n/trade-words.ts';
import type { Language } from '#shared/language.ts';
import { keyFigures } from '#shared/trade/first-figures.ts';
import { composeRow } from '#shared/trade/rows.ts';
import type { TradeValues } from '#shared/trade/trade-fields.ts';

type Wanted = { language: Language; most: number };

/** Records are frozen and read from memory until they change, so the same values come again with every page. */
const known = new WeakMap<TradeValues, Map<string, readonly string[]>>();

/** A text of a product as it is shown: one that says its sizes as a formula has their names in it. */
export function withNamedSizes(text: string, values: TradeValues | undefined, language: Language): string {
  const formula = values && composeRow('width', { values, language, say: sayTrade })?.value;
  return values && text === formula ? (writeSizes(values, language) ?? text) : text;
}

function writeFigures(values: TradeValues, { language, most }: Wanted): string[] {
  // Unnamed, the least that is ordered would be read as what a bag holds.
  const { minimumOrder: _pieces, minimumWeight: _weight, leadTime: _days, ...own } = values;
  return keyFigures(own, { language, most, say: sayTrade }).map(({ value }) => withNamedSizes(value, values, language));
}

/** The first key figures of a product without their names: a card has no room, and their units say what they are. */
export function cardFigures(values: TradeValues | undefined, { language, most }: Wanted): readonly string[] {
  if (!values) return [];
  const figures = known.get(values) ?? new Map<string, readonly string[]>();
  known.set(values, figures);
  const key = `${language} ${most}`;
  const shown = figures.get(key) ?? writeFigures(values, { language, most });
  figures.set(key, shown);
  return shown;
}
