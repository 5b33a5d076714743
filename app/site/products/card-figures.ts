import { sayTrade } from '#app/ui/i18n/trade-words.ts';
import type { Language } from '#shared/language.ts';
import { keyFigures } from '#shared/trade/first-figures.ts';
import type { TradeValues } from '#shared/trade/trade-fields.ts';

/** The first key figures of a product without their names: a card has no room, and their units say what they are. */
export const cardFigures = (
  values: TradeValues | undefined,
  { language, most }: { language: Language; most: number },
): string[] => keyFigures(values, { language, most, say: sayTrade }).map(({ value }) => value);
