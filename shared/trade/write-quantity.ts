import type { Language } from '../language.ts';
import type { MessageKey, MessageParameters } from '../text/message-key.ts';
import type { Family } from './field-types.ts';
import { writeNumber } from './write-number.ts';

// Apart from the values of all fields, which browsers do not load.
const containers: Readonly<Record<string, string>> = { containers20: '20′', containers40: '40′ HC' };

/** How many are asked for: `20,000 bags`, `12.5 t`, `2 × 40′ HC`. Without a known unit the number alone. */
export function writeQuantity(
  amount: number,
  unit: string,
  { language, say }: { language: Language; say: (key: MessageKey, parameters?: MessageParameters) => string },
  family: Family = 'sack',
): string {
  const n = writeNumber(amount, language);
  if (containers[unit]) return `${n} × ${containers[unit]}`;
  if (unit === 'tonnes') return say('trade_unit_tonne', { n });
  if (unit !== 'pieces' || !Number.isInteger(amount)) return n;
  const isBag = family === 'sack' || family === 'fibc';
  return say(isBag ? 'trade_unit_piece' : 'trade_unit_piece_other', { count: amount });
}
