import { isNumber, type Span } from './spans.ts';
import { findUnit, ounce, type SpeltUnit, spelledNumber, unitCentimetres, wholeMeasures } from './unit-spellings.ts';

/** A quantity with its unit, or sizes, that begins at a place of a text. */
export type SearchedMeasure = { keys: string[]; length: number };

/** What stands between the numbers of sizes. */
export const betweenSizes: ReadonlySet<string> = new Set(['x', '×', '*', 'في', 'ضرب', 'علي', 'by', 'mal', 'par']);
const inRange = new Set(['-', '–', 'to', 'and', 'or', 'الي', 'او', 'و', 'حتي']);
// Sacks, and jumbo bags.
const [leastInInches, mostInInches] = [10, 60];
/** Sizes above this without a unit may be millimetres. */
export const longestInCentimetres = 300;

/** The quantity that begins at a place of a text: `50 kg`, `1 t`, `65 g/m²`, `56 × 100`, `25 to 50 kg`. */
export function measureAt(spans: readonly Span[], at: number): SearchedMeasure | undefined {
  // Most words begin none.
  const { text = '' } = spans[at] ?? {};
  if (spelledNumber(text) === undefined && !wholeMeasures.has(text) && !sharesOfTonne.has(text)) return undefined;
  return sizesAt(spans, at) ?? rangeAt(spans, at) ?? quantityAt(spans, at) ?? wholeAt(spans, at);
}

// Units that searches take for others.
const asOthers: Readonly<Record<string, readonly [unit: string, times: number]>> = {
  g: ['kg', 0.001],
  inch: ['cm', unitCentimetres.inch ?? 1],
  foot: ['cm', unitCentimetres.foot ?? 1],
  oz: ['gsm', ounce.gsm],
};

function writeKey(unit: string, value: number): string {
  const [other, times] = asOthers[unit] ?? [unit, 1];
  return `${other}:${Number((value * times).toPrecision(6))}`;
}

function quantityAt(spans: readonly Span[], at: number): SearchedMeasure | undefined {
  const number = readNumber(spans, at);
  const unit = number && readUnit(spans, at + number.length);
  if (!unit) return undefined;
  const length = number.length + unit.length;
  const part = partAt(spans, at + length);
  return { keys: [writeKey(unit.unit, (number.value + part.share) * unit.times)], length: length + part.length };
}

const shares: ReadonlyMap<string, number> = new Map([
  ['ونصف', 0.5],
  ['ونص', 0.5],
  ['وربع', 0.25],
]);

/** The half or quarter that is said after a unit: «طن ونصف», "2 tons and a half". */
function partAt(spans: readonly Span[], at: number): { share: number; length: number } {
  const share = shares.get(spans[at]?.text ?? '');
  if (share !== undefined) return { share, length: 1 };
  const isHalf = ['and', 'a', 'half'].every((word, i) => spans[at + i]?.text === word);
  return isHalf ? { share: 0.5, length: 3 } : { share: 0, length: 0 };
}

/** Both numbers of a range are quantities. */
function rangeAt(spans: readonly Span[], at: number): SearchedMeasure | undefined {
  const first = readNumber(spans, at);
  if (!first || !inRange.has(spans[at + first.length]?.text ?? '')) return undefined;
  const then = quantityAt(spans, at + first.length + 1);
  const unit = then && readUnit(spans, at + first.length + 1 + (readNumber(spans, at + first.length + 1)?.length ?? 0));
  if (!unit) return undefined;
  return {
    keys: [writeKey(unit.unit, first.value * unit.times), ...then.keys],
    length: first.length + 1 + then.length,
  };
}

function wholeAt(spans: readonly Span[], at: number): SearchedMeasure | undefined {
  const { text = '' } = spans[at] ?? {};
  const whole = wholeMeasures.get(text);
  if (whole) {
    const part = text === 'طن' ? partAt(spans, at + 1) : { share: 0, length: 0 };
    return { keys: [writeKey(whole.unit, whole.value * (1 + part.share))], length: 1 + part.length };
  }
  const share = sharesOfTonne.get(text);
  const tonne = text === 'half' && spans[at + 1]?.text === 'a' ? at + 2 : at + 1;
  if (!share || !tonnes.has(spans[tonne]?.text ?? '')) return undefined;
  return { keys: [writeKey('kg', 1000 * share)], length: tonne + 1 - at };
}

// "One" in front of other units is no quantity: one day, one colour.
const sharesOfTonne = new Map(Object.entries({ one: 1, a: 1, single: 1, half: 0.5, نصف: 0.5, نص: 0.5, ربع: 0.25 }));
const tonnes = new Set(['طن', 'ton', 'tonne']);

/** The number, in digits or words, that begins at a place. */
export function readNumber(spans: readonly Span[], at: number): { value: number; length: number } | undefined {
  const value = spelledNumber(spans[at]?.text);
  if (value === undefined) return undefined;
  const added = spelledNumber(/^و(.+)/.exec(spans[at + 1]?.text ?? '')?.[1]);
  // Five and twenty.
  return added !== undefined && value < added && !isNumber(spans[at]?.text)
    ? { value: value + added, length: 2 }
    : { value, length: 1 };
}

/** The unit that begins at a place, and how many of its base unit one of it is. */
export function readUnit(spans: readonly Span[], at: number): (SpeltUnit & { length: number }) | undefined {
  const [first = '', second = ''] = [spans[at]?.text, spans[at + 1]?.text];
  const pair = findUnit(`${first} ${second}`);
  if (pair) return { ...pair, length: 2 };
  const unit = findUnit(first);
  if (!unit) return undefined;
  const of = ofAreas.find(({ mass }) => mass === unit.unit);
  const area = of ? lengthOfArea(spans, at + 1, of.areas) : 0;
  return of && area > 0
    ? { unit: 'gsm', times: of.times * (unit.unit === 'kg' ? unit.times : 1), length: 1 + area }
    : { ...unit, length: 1 };
}

const areas = [
  ['/', 'm', '2'],
  ['/', 'م', '2'],
  ['/', 'sqm'],
  ['/', 'sq', 'm'],
  ['per', 'sqm'],
  ['per', 'sq', 'm'],
  ['/', 'qm'],
  ['/', 'متر', 'مربع'],
  ['m', '2'],
  ['م', '2'],
  ['per', 'm', '2'],
  ['per', 'square', 'metre'],
  ['per', 'square', 'meter'],
  ['للمتر', 'المربع'],
  ['علي', 'المتر', 'المربع'],
  ['في', 'المتر', 'المربع'],
  ['علي', 'المتر'],
  ['المتر', 'المربع'],
  ['للمتر'],
  ['لكل', 'متر', 'مربع'],
  ['متر', 'مربع'],
];

const yards = [
  ['/', 'yd', '2'],
  ['/', 'sq', 'yd'],
  ['/', 'sqyd'],
  ['/', 'yd'],
  ['per', 'sq', 'yd'],
  ['per', 'yd', '2'],
  ['per', 'square', 'yard'],
  ['per', 'yard'],
  ['yd', '2'],
  ['sq', 'yd'],
  ['لليارده', 'المربعه'],
  ['لليارده'],
];

/** What the mass of a fabric is measured in, per area. */
const ofAreas = [
  { mass: 'g', areas, times: 1 },
  { mass: 'kg', areas: areas.filter(({ length }) => length > 1), times: 1000 },
  { mass: 'oz', areas: yards, times: ounce.gsm },
];

/** How many places "per square metre" takes; 0 when it is not there. */
function lengthOfArea(spans: readonly Span[], at: number, of: readonly (readonly string[])[]): number {
  return of.find((words) => words.every((word, i) => spans[at + i]?.text === word))?.length ?? 0;
}

function sizesAt(spans: readonly Span[], at: number): SearchedMeasure | undefined {
  const sizes: number[] = [];
  let next = at;
  let unit: SpeltUnit | undefined;
  while (isNumber(spans[next]?.text) && sizes.length < 3) {
    sizes.push(Number(spans[next]?.text));
    unit = lengthUnit(spans[next + 1]?.text);
    // Each of them may have its unit: 56 cm × 100 cm.
    const sign = next + (unit ? 2 : 1);
    if (!betweenSizes.has(spans[sign]?.text ?? '') || !isNumber(spans[sign + 1]?.text)) break;
    next = sign + 1;
  }
  if (sizes.length < 2) return undefined;
  const scales = unit ? [unit.times] : listScales(sizes);
  const keys = scales.flatMap((scale) => keysOfSizes(sizes.map((size) => size * scale)));
  return { keys, length: next - at + (unit ? 2 : 1) };
}

/** What sizes without a unit may be: centimetres, and millimetres where they are large, inches where they are small. */
function listScales(sizes: readonly number[]): number[] {
  if (sizes.some((size) => size > longestInCentimetres)) return [1, 0.1];
  return sizes.every((size) => size >= leastInInches && size <= mostInInches) ? [1, unitCentimetres.inch ?? 1] : [1];
}

/** The unit of length that a word names, in centimetres. */
function lengthUnit(word = ''): SpeltUnit | undefined {
  const { unit = '', times = 1 } = findUnit(word) ?? {};
  const centimetres = unitCentimetres[unit];
  return centimetres ? { unit: 'cm', times: times * centimetres } : undefined;
}

/** Every pair of neighbours, whichever is written first. */
function keysOfSizes(sizes: number[]): string[] {
  return sizes.slice(1).map((size, i) => {
    const pair = [sizes[i] ?? 0, size].toSorted((one, other) => one - other);
    return writeKey(`size ${Number(pair[0]?.toPrecision(6))}`, pair[1] ?? 0);
  });
}
