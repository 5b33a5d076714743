import type { FieldError } from '../errors.ts';
import type { Family } from './field-types.ts';
import { faultOfRange } from './range-fault.ts';
import { type ReadQuantity, readQuantity } from './read-quantity.ts';
import { isToBeAsked, type Limits, type Reading, withoutMinus } from './readings.ts';
import { writeNumber } from './write-number.ts';
import { unitOfBareNumber } from './write-quantity.ts';

/** How much of a bag a request takes (a test compares it with the field), without the trade's registry. */
export const quantityLimits = { unit: 'count', least: 0.1, most: 100_000_000 } as const satisfies Limits;

/** What is needed in some time, not what is ordered: `100,000 per month`, `20 t monthly`, `٥٠ طن شهريًا`. */
const period =
  /\b(?:days?|weeks?|months?|quarters?|years?|annum|daily|weekly|monthly|quarterly|yearly|annual|annually)\b|(?<!\p{L})(?:[بل]?ال|لل|[بل])?(?:يوم|[أا]سبوع|شهر|سنة|سنوي|عام)/iu;

/** `chosen`: the unit that was chosen beside it; `family`: of the bag. */
type Asked = { chosen?: unknown; family?: Family | undefined };

/** A quantity of a bag as a request takes it: a bare number of bags counts pieces, so that 1,030 is no 1.03. */
export function readBagQuantity(typed: string, { chosen, family = 'other' }: Asked): Reading<ReadQuantity>[] {
  const readings = readQuantity(typed, chosen);
  const counted = chosen ? '' : unitOfBareNumber(family);
  return counted && readings.every(({ value }) => value.unit === undefined) ? readQuantity(typed, counted) : readings;
}

/**
 * Why a quantity cannot be taken as it was typed: it is none, below or above what is made, or a part of a bag. Undefined of
 * one that can, of none, and of one that is asked in two readings.
 */
export function faultOfQuantity(typed: string, { chosen, family }: Asked): FieldError | undefined {
  if (typed.trim() === '') return undefined;
  const readings = readBagQuantity(typed, { chosen, family });
  const [read] = readings;
  if (isToBeAsked(readings)) return undefined;
  const positive = read ? undefined : withoutMinus(typed);
  const below = positive === undefined ? undefined : readQuantity(positive, chosen)[0];
  const { amount, unit = chosen || unitOfBareNumber(family ?? '') } = (read ?? below)?.value ?? { amount: 0 };
  if (!read && !below) return { key: period.test(typed) ? 'quote_quantity_of_period' : 'quote_quantity_wrong' };
  const fault = faultOfRange(below ? -1 : amount, quantityLimits);
  if (fault) return { key: fault.key, ...writeLimit(fault.key === 'measure_least', unit) };
  const isPart = unit === 'pieces' && !Number.isInteger(amount);
  return isPart
    ? { key: 'spec_part_of_a_bag', parameters: { nearest: writeNumber(Math.ceil(amount), 'en') } }
    : undefined;
}

/** The least or the most of a unit: one bag, 0.1 t. */
function writeLimit(isLeast: boolean, unit: unknown): Pick<FieldError, 'parameters' | 'figure'> {
  const least = unit === 'pieces' ? 1 : quantityLimits.least;
  const n = writeNumber(isLeast ? least : quantityLimits.most, 'en');
  return unit === 'tonnes' ? { figure: { key: 'trade_unit_tonne', parameters: { n } } } : { parameters: { figure: n } };
}
