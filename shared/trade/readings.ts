import type { FieldError } from '../errors.ts';
import { type Manner, readNumbers, spellPlainly } from '../text/written-numbers.ts';
import type { TradeNumber } from './field-types.ts';
import { withEitherRest, withSmallDigits } from './spelled-numbers.ts';
import { writeNumber } from './write-number.ts';

/** One way to read what was typed. */
export type Reading<Value> = {
  value: Value;
  /** The same as people type it so that it is read in this way alone: `1500 kg`. */
  typed: string;
  /** The same as people read it: `1,500 kg`. */
  said: string;
  /** It is the figure alone: a tolerance stood behind it, for which the field has no place. */
  isWithoutTolerance?: true;
};

/** What a number is measured in, and the range of it, in its stored unit. */
export type Limits = Pick<TradeNumber, 'unit' | 'shown' | 'least' | 'most' | 'isWhole' | 'names'>;

/** Whether a field can hold a value: within its range, and whole where it counts what is never cut. */
export const isWithin = (value: number, field: Limits): boolean =>
  value >= field.least && value <= field.most && (!field.isWhole || Number.isInteger(value));

const minus = /^[\s\p{Cf}]*[-–−] ?(?=\p{Nd})/u;

/** A number below nothing without its minus: `5 °C` of `−5 °C`; undefined of another. */
export const withoutMinus = (typed: string): string | undefined =>
  minus.test(typed) ? typed.replace(minus, '') : undefined;

/** A whole cell in quotation marks, in which a sign of inches stands twice: `"22"" x 36"""`. */
const quotedCell = /^["“”„«'‘]([^"“”„«»'‘’]{1,40}(?:""[^"“”„«»'‘’]{1,40}){0,3}(?:"")?)["“”»'’]$/;

/** What a cell has before a value (`=20000`, `'20000`) or around it, and what parts it from the next one (`20,000;`). */
const withoutCellMarks = (typed: string): string =>
  typed
    .trim()
    .replace(/ ?[;؛:,،!?؟]$/, '')
    .replace(/^= ?(?=["\p{Nd}])/u, '')
    .replace(quotedCell, (_, cell: string) => cell.replaceAll('""', '"'))
    .replace(/^'(?=\p{Nd})/u, '');

/** Each way to read what was typed: `read` gets it with plain numbers. None where it is no such quantity. */
export function readEach<Value>(
  typed: string,
  read: (plain: string) => Value | undefined,
  manner?: Manner,
): Reading<Value>[] {
  const readings = readNumbers(withoutCellMarks(typed), manner)
    .flatMap(withEitherRest)
    .flatMap((plain) => {
      const value = read(plain);
      return value === undefined ? [] : [{ value, typed: spellPlainly(plain), said: inReadersManner(plain) }];
    });
  return withoutEquals(readings);
}

/** Those of different values: 1,200 and 1.2 are one density. */
const withoutEquals = <Value>(readings: readonly Reading<Value>[]): Reading<Value>[] => {
  const values = readings.map(({ value }) => JSON.stringify(value));
  return readings.filter((_, at) => values.indexOf(values[at] ?? '') === at);
};

/** How far two figures may differ because one was rounded, as a share: 50 kg is written as 110 lb, which is 49.9 kg. */
const nearlySame = 0.02;

/**
 * What is written twice, `50 kg (110 lb)`, as its first reading where both say the same; undefined for what is written
 * once. `figures`: the numbers of a reading.
 */
export function readTwice<Value>(
  typed: string,
  read: (part: string) => readonly Reading<Value>[],
  figures: (value: Value) => number[],
): Reading<Value>[] | undefined {
  const [, outside = '', inside = ''] = /^([^()]{1,40}) ?\(([^()]{1,40})\)$/.exec(typed.trim()) ?? [];
  if (!/\p{Nd}/u.test(outside) || !/\p{Nd}/u.test(inside)) return undefined;
  const others = read(inside).map(({ value }) => figures(value));
  // Another part of the same: 60x100 cm (gusset 10 cm).
  if (others.length === 0) return undefined;
  const isNear = (one = 0, other = 0) => Math.abs(other - one) <= nearlySame * Math.abs(one);
  return read(outside).filter(({ value }) =>
    others.some(
      (other) => other.length === figures(value).length && figures(value).every((one, at) => isNear(one, other[at])),
    ),
  );
}

const longestRange = 60;
const rangeBegins = /^(?:between|from|zwischen|entre|von|de|بين|من) (?=\p{Nd})/iu;
const betweenEnds =
  / ?[-\u2010-\u2015\u2212/~] ?(?=\p{Nd})| (?:(?:to|or|and|bis|oder|und|à|ou|et|إلى|الى|أو|او) |و ?)(?=\p{Nd})/iu;

const tolerance =
  / ?\(? ?(?:±|\+ ?\/? ?[-–−]) ?\p{Nd}{1,6}(?:[.,٫]\p{Nd}{1,3})?(?: ?(\p{L}{1,6}(?:\/m²)?)| ?[%٪])?\)?$/u;

/** A figure without the tolerance behind it, with the unit that stood there alone; undefined where there is none. */
export function withoutTolerance(typed: string): string | undefined {
  const found = tolerance.exec(typed.trim());
  if (!found) return undefined;
  const [figure, unit] = [typed.trim().slice(0, found.index), found[1]];
  return unit && /\p{Nd}$/u.test(figure) ? `${figure} ${unit}` : figure;
}

/**
 * The ends of a range, or one and the other, as readings to choose from: `20,000 to 25,000 bags`, `25 or 50 kg`; of
 * `65 g/m² ±5%` the figure, without its tolerance. `20.000 - 30.000` has both ends in thousands, and both as they stand.
 */
export function readEither<Value>(typed: string, read: (end: string) => readonly Reading<Value>[]): Reading<Value>[] {
  if (typed.length > longestRange) return [];
  const figure = withoutTolerance(typed);
  if (figure !== undefined) return read(figure).map((reading) => ({ ...reading, isWithoutTolerance: true }));
  const range = (/\p{Nd}/u.test(typed) ? typed : withSmallDigits(typed))
    .trim()
    .replace(/\s+/g, ' ')
    .replace(rangeBegins, '');
  const ends = readEnds(range, read);
  const decimals = withStroke.test(range) ? read(range.replace(/ ?\/ ?/, '٫')) : [];
  if (decimals.length > 0) return isRange(ends) ? [...ends, ...decimals] : [...decimals, ...ends];
  if (ends.length > 0) return ends;
  const manners = readNumbers(range, { hasThousandths: true }).toSorted(
    (one, other) => digitsIn(other) - digitsIn(one),
  );
  return manners.flatMap((plain) => readEnds(spellPlainly(plain), read));
}

/** As Persian writes decimals, and Arabic on some keyboards: ۲۰/۵. */
const withStroke = /^[٠-٩۰-۹]{1,9} ?\/ ?[٠-٩۰-۹]{1,3}(?![٠-٩۰-۹/])/;

/** A range goes up, and not far. */
const isRange = ([low, high]: readonly Reading<unknown>[]): boolean => {
  const [least = 0, most = 0] = [low, high].map((end) => Number.parseFloat((end?.said ?? '').replaceAll(',', '')));
  return least < most && most <= 10 * least;
};

const digitsIn = (plain: string): number => plain.replace(/\D/g, '').length;

/** One reading of each end, or one alone where they are the same: of 900/900. */
function readEnds<Value>(range: string, read: (end: string) => readonly Reading<Value>[]): Reading<Value>[] {
  const [low = '', high = '', ...more] = range.split(betweenEnds);
  if (!/^[~≈]? ?\p{Nd}/u.test(low) || high === '' || more.length > 0) return [];
  const letter = high.search(/\p{L}/u);
  const unit = letter < 0 || /\p{L}/u.test(low) ? '' : ` ${high.slice(letter)}`;
  const [first, second] = [low + unit, high].map(read);
  if (first?.length !== 1 || second?.length !== 1) return [];
  const isSame = JSON.stringify(first[0]?.value) === JSON.stringify(second[0]?.value);
  return isSame ? [...first] : [...first, ...second];
}

const inReadersManner = (plain: string): string =>
  plain.replace(/\d+(?:\.\d+)?/g, (number) => writeNumber(Number(number), 'en'));

/** Those of several readings that can be meant; all of them where none can, so that the refusal says why. */
export function possibleReadings<Value>(
  readings: readonly Reading<Value>[],
  isPossible: (value: Value) => boolean,
): readonly Reading<Value>[] {
  const possible = readings.filter(({ value }) => isPossible(value));
  return possible.length > 0 ? possible : readings.slice(0, 1);
}

const withoutStop = (said = ''): string => said.replace(/\.$/, '');

/** Whether a field asks before it takes these readings. */
export const isToBeAsked = (readings: readonly Reading<unknown>[]): boolean =>
  readings.length > 1 || readings.some(({ isWithoutTolerance }) => isWithoutTolerance);

/** The question which of two readings is meant, or whether one is that leaves a tolerance out. */
export function whichIsMeant([first, second]: readonly Pick<Reading<unknown>, 'said'>[]): FieldError {
  if (!second) return { key: 'measure_tolerance', parameters: { figure: withoutStop(first?.said) } };
  return {
    key: 'measure_ambiguous',
    parameters: { first: withoutStop(first?.said), second: withoutStop(second?.said) },
  };
}
