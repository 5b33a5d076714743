import type { Language } from '../language.ts';
import type { Specification } from '../specification.ts';
import { rowsOf, type SayTrade } from './rows.ts';
import type { FieldKey, TradeValues } from './trade-fields.ts';

/** What buyers ask first, in this order; of each line the first that a product has. */
const first: readonly (readonly FieldKey[])[] = [
  ['fillWeight', 'safeLoad', 'volume'],
  ['width', 'baseLength', 'widthMost'],
  ['fabricWeight', 'thickness'],
  ['minimumOrder', 'minimumWeight'],
  ['leadTime'],
];

/** Up to `most` figures that say most of a product, each with its name, in a reader's language. */
export function keyFigures(
  values: TradeValues | undefined,
  { language, most, say }: { language: Language; most: number; say: SayTrade },
): Specification[] {
  const rows = rowsOf(values ?? {}, say);
  return first
    .flatMap(
      (keys) => rows.find((row) => keys.some((key) => values?.[key] !== undefined && row.keys.includes(key))) ?? [],
    )
    .slice(0, most)
    .map((row) => row[language]);
}
