import type { Language } from '../language.ts';
import type { MessageKey, MessageParameters } from '../text/message-key.ts';
import type { Family } from './field-types.ts';
import type { ReadQuantity } from './read-quantity.ts';
import { writeNumber } from './write-number.ts';

// Apart from the values of all fields, which browsers do not load.
const containers: Readonly<Record<string, string>> = { containers20: '20′', containers40: '40′ HC' };

/** What a number without a unit counts; '' of film, which is sold in several. */
export const unitOfBareNumber = (family: string): 'pieces' | '' => (family === 'film' ? '' : 'pieces');

type Writing = { language: Language; say: (key: MessageKey, parameters?: MessageParameters) => string };

/** What is understood of a quantity of a bag, always with its unit; '' where it has none or is a part of a bag. */
export function writeUnderstood({ amount, unit }: ReadQuantity, writing: Writing, family: Family): string {
  const counted = unit ?? unitOfBareNumber(family);
  const isWhole = counted !== 'pieces' || Number.isInteger(amount);
  return counted && isWhole ? writeQuantity(amount, counted, writing, family) : '';
}

/** How many are asked for: `20,000 bags`, `12.5 t`, `2 × 40′ HC`. Without a known unit the number alone. */
export function writeQuantity(
  amount: number,
  unit: string,
  { language, say }: Writing,
  family: Family = 'sack',
): string {
  const n = writeNumber(amount, language);
  if (containers[unit]) return `${n} × ${containers[unit]}`;
  if (unit === 'tonnes') return say('trade_unit_tonne', { n });
  if (unit !== 'pieces' || !Number.isInteger(amount)) return n;
  const isBag = family === 'sack' || family === 'fibc';
  return say(isBag ? 'trade_unit_piece' : 'trade_unit_piece_other', { count: amount });
}
