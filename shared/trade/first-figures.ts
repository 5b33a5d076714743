import type { Language } from '../language.ts';
import { composeRow, type SayTrade } from './rows.ts';
import type { Specification } from './specification.ts';
import { type FieldKey, fieldsFor, type TradeValues } from './trade-fields.ts';

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
  if (!values?.family) return [];
  const own = new Set(fieldsFor(values.family, 'product'));
  return first
    .flatMap((keys) => keys.find((key) => own.has(key) && values[key] !== undefined) ?? [])
    .slice(0, most)
    .flatMap((key) => composeRow(key, { values, language, say }) ?? []);
}
