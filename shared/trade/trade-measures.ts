import type { Language } from '../language.ts';
import { betweenSizes, longestInCentimetres, readNumber, readUnit } from '../search/measures.ts';
import { foldForSearch } from '../search/search-words.ts';
import { isNumber, type Span, splitSpans } from '../search/spans.ts';
import { findUnit, ounce, unitCentimetres, wholeMeasures } from '../search/unit-spellings.ts';
import { withPlainSigns } from '../search/written-measures.ts';
import type { MessageParameters } from '../text/message-key.ts';
import type { Manner } from '../text/written-numbers.ts';
import type { TradeNumber, TradeWord, Unit } from './field-types.ts';
import { isWithin, type Limits, possibleReadings, type Reading, readEach, readEither, readTwice } from './readings.ts';
import { withDigits } from './spelled-numbers.ts';
import { mostDecimals, writeNumber } from './write-number.ts';

type Measured = Pick<TradeNumber, 'unit' | 'shown'>;

/** How many of a stored unit one of the search grammar's unit is: one grammar reads searches and forms. */
const conversions: Readonly<Record<Unit, Readonly<Record<string, number>>>> = {
  kg: { kg: 1, g: 0.001, oz: ounce.grams / 1000 },
  mm: Object.fromEntries(Object.entries(unitCentimetres).map(([unit, times]) => [unit, times * 10])),
  gsm: { gsm: 1, g: 1, oz: ounce.gsm },
  um: { um: 1, cm: 10_000, inch: 25_400 },
  denier: { denier: 1 },
  hour: { hour: 1, day: 24 },
  day: { day: 1 },
  month: { month: 1, day: 1 / 30 },
  litre: { litre: 1 },
  celsius: {},
  percent: {},
  density: {},
  perInch: {},
  piece: {},
  colour: { colour: 1 },
  count: {},
};

/** What pieces are called. */
export const pieceWords: Readonly<Record<string, number>> = Object.fromEntries(
  'bag bags sack sacks pc pcs piece pieces nos ea stk stck stück stueck unit units cover covers كيس اكياس كيسا قطعه قطع bigbag bigbags fibc fibcs sac sacs säcke säcken sacos adet çuval torba pièce pièces шт штук мешков 个 個 只 条 pieza piezas pezzi sztuk شوال شوالات خيشه خيشات شكاره شكاير عدد حبه'
    .split(' ')
    .map((word) => [foldForSearch(word), 1]),
);

/** Short words for a tonne, which mean it only where a mass is asked for. */
export const tonneWords: Readonly<Record<string, number>> = { to: 1000, tn: 1000, tns: 1000 };

/** Words that are a unit only in a field of that unit, after `foldForSearch` and without signs: elsewhere a bag is no unit. */
const ownWords: Partial<Record<Unit, Readonly<Record<string, number>>>> = {
  kg: { ك: 1, ...tonneWords },
  day: {
    ...{ week: 7, weeks: 7, اسبوع: 7, اسابيع: 7, woche: 7, wochen: 7, semaines: 7, tage: 1, jours: 1 },
    ...{ month: 30, months: 30, شهر: 30, اشهر: 30 },
  },
  month: {
    ...{ year: 12, years: 12, سنه: 12, سنوات: 12, monate: 1, mois: 1 },
    ...{ week: 7 / 30, weeks: 7 / 30, اسبوع: 7 / 30, اسابيع: 7 / 30 },
  },
  um: { u: 1, μ: 1, my: 1, mu: 1 },
  litre: { 'm 3': 1000, 'م 3': 1000, cbm: 1000, 'cubic metres': 1000, 'cubic meters': 1000, 'متر مكعب': 1000 },
  celsius: { c: 1, celsius: 1, degrees: 1, م: 1, ميويه: 1, 'درجه ميويه': 1, درجه: 1 },
  percent: { percent: 1, 'per cent': 1, 'في الميه': 1, بالميه: 1 },
  density: {
    ...{ 'kg / m 3': 1, 'kg m 3': 1, 'كغ / م 3': 1, 'g / l': 1 },
    ...{ 'g / cm 3': 1000, 'g / cc': 1000, 'kg / dm 3': 1000, 't / m 3': 1000, 'kg / l': 1000 },
  },
  perInch: {
    ...{ 'per inch': 1, '/ inch': 1, 'per in': 1, '/ in': 1, 'tapes per inch': 1, inch: 1, mesh: 1, tpi: 1 },
    ...{ 'في البوصه': 1, 'per cm': 2.54, '/ cm': 2.54 },
    ...{ 'per dm': 0.254, '/ dm': 0.254, dm: 0.254, 'per 10 cm': 0.254, '/ 10 cm': 0.254 },
  },
  piece: pieceWords,
  count: { ...pieceWords, side: 1, sides: 1, loop: 1, loops: 1, وجه: 1, اوجه: 1, عروه: 1, عري: 1 },
};

/** Quantities without digits, likewise only in a field of their unit. */
const ownWholes: Partial<Record<Unit, Readonly<Record<string, number>>>> = {
  day: { شهر: 30, شهران: 60, شهرين: 60, اسبوع: 7, اسبوعان: 14, اسبوعين: 14 },
  colour: { لونان: 2, لونين: 2 },
  month: { شهر: 1, شهران: 2, شهرين: 2, سنه: 12, سنتان: 24, سنتين: 24 },
  count: { both: 2, 'both sides': 2, وجهان: 2, وجهين: 2, عروتان: 2, عروتين: 2 },
};

// Digits, letters, and the signs that stand in measures; no sign before the number.
const measureLike = /^[\p{L}\p{M}\p{N}\s.,×✕✖⨯⨉╳∗*/%٪°²³㎡<>≤≥:،"'″”“′’–#^~≈+()-]+$/u;
// What people write around a quantity, after `foldForSearch`.
const before =
  /^(?:[~≈<>≤≥]|(?:qty|quantity|qte|quantite|menge|anzahl|weight|gewicht|poids|(?:ال)?(?:عدد|كميه|وزن)|ca|circa|approx|approximately|about|around|min|minimum|at least|max|maximum|up to|etwa|mindestens|rund|ungefahr|mind|env|environ|yaklasik|en az|около|net|nett|netto|حوالي|لا يقل عن|علي الاقل|نحو|قرابه|تقريبا|صافي)(?![\p{L}\p{M}]))[\s.:=]{0,3}/u;
const behind = / ?\+$| (?:net|nett|netto|approx|each|only|max|maximum|فقط|تقريبا|صافي)\.?$/u;

/**
 * A quantity with plain numbers in digits, without what only typing adds: quotation marks for inches and feet, fractions,
 * words around it. In a count `k` and `M` are a thousand and a million.
 */
export function plainQuantity(plain: string, isCount = false): string {
  const counted = isCount
    ? plain
        .replace(/(?<=\d) ?k(?!\p{L})|(?<=\d)k(?=(?:pcs|bags|sacks)$)/giu, ' thousand ')
        .replace(/(?<=\d) ?M(?!\p{L})/gu, ' million')
    : plain;
  const folded = foldForSearch(
    withPlainSigns(counted.replace('(s)', 's').replaceAll('㎡', 'm²'))
      .replace(/[万萬]/g, ' 万 ')
      .replace(/(?<=\d)\s*['′’]/g, ' ft '),
  );
  const bare = folded
    .replace(before, '')
    .replace(behind, '')
    .replace(/^an? /, '1 ')
    .replace(/^half an? /, 'half ');
  return withDigits(bare);
}

/** A mass of one bag, said so. */
const ofEach = / (?:\/|per|لكل|ل) (?:bag|sack|piece|كيس|شوال)$| لل(?:كيس|شوال)$/u;
const ofYear = / (?:(?:\/|per|a|pro|par) (?:year|yr|annum|jahr|an)|yearly|annually|سنويا|في السنه)$/u;

function spansIn(plain: string, unit: Unit): Span[] {
  const isCount = unit === 'piece' || unit === 'count';
  const text = measureLike.test(plain) ? plainQuantity(plain, isCount) : '';
  return /^[-–]/.test(text) ? [] : splitSpans(text.replace(isCount ? ofYear : ofEach, ''));
}

/**
 * The number that people typed, in the unit of its field: `50kg`, `٥٠ كغ` and `0.05 t` are 50 kg, `22 in` 558.8 mm,
 * `٦٥ غم` in a field of g/m² 65. A length without a unit is in cm up to 300, else in mm, or always in mm where the field
 * is written so; other numbers without a unit are in the field's. Two readings of `1.500 kg`, none of what is no such
 * quantity.
 */
export function readMeasure(typed: string, field: Measured, manner?: Manner): Reading<number>[] {
  const read = (part: string) => readEach(part, (plain) => measureIn(plain, field), manner);
  return readTwice(typed, read) ?? read(typed);
}

/**
 * Every reading that the field can hold; where it can hold none of them, the first, or that of `50,000 kg` as 50 kg with
 * it.
 */
export function readPossible(typed: string, field: Limits): readonly Reading<number>[] {
  const isPossible = (value: number) => isWithin(value, field);
  const readings = readMeasure(typed, field);
  if (readings.length === 0)
    return readEither(typed, (end) => readMeasure(end, field).filter(({ value }) => isPossible(value)));
  if (readings.some(({ value }) => isPossible(value))) return possibleReadings(readings, isPossible);
  const all = readMeasure(typed, field, { hasThousandths: true });
  return all.some(({ value }) => isPossible(value)) ? all : readings.slice(0, 1);
}

function measureIn(plain: string, field: Measured): number | undefined {
  const named = spansIn(plain, field.unit);
  const spans = inInches(field.unit === 'mm' ? withoutSizeNames(named) : named);
  const whole = spans.length === 1 ? wholeMeasures.get(spans[0]?.text ?? '') : undefined;
  if (whole) return whole.unit === field.unit ? whole.value : undefined;
  const ownWhole = ownWholes[field.unit]?.[textOf(spans)];
  if (ownWhole !== undefined) return ownWhole;
  const number = readNumber(spans, 0);
  if (!number) return undefined;
  if (field.unit === 'celsius' && /^(?:f|fahrenheit|فهرنهايت)$/.test(textOf(spans.slice(number.length))))
    return rounded((number.value - 32) / 1.8);
  const times =
    timesOf(spans.slice(number.length), field.unit) ?? bareTimes(spans.length - number.length, [number.value], field);
  return times === undefined ? undefined : rounded(number.value * times);
}

/** Feet with inches behind them as inches alone. */
function inInches(spans: Span[]): Span[] {
  const [feet, foot, inches, inch, ...more] = spans;
  const isBoth = findUnit(foot?.text ?? '')?.unit === 'foot' && findUnit(inch?.text ?? '')?.unit === 'inch';
  if (!feet || !inches || !inch || !isBoth || more.length > 0) return spans;
  return [{ ...feet, text: String(Number(feet.text) * 12 + Number(inches.text)) }, inch];
}

const ofSizes = { unit: 'mm', shown: 'cm' } as const;

/**
 * Sizes in the unit of their field, mm unless another is given: `22x36 in` is [558.8, 914.4], `56×100 سم` [560, 1000]; two
 * or three of them, else no reading; two readings of `1.000 x 1.500 mm`. The unit stands once or with
 * each; `L100 x W56` is its width first.
 */
export function readSizes(typed: string, field: Measured = ofSizes): Reading<number[]>[] {
  return readEach(typed, (plain) => sizesIn(plain, field));
}

function sizesIn(plain: string, field: Measured): number[] | undefined {
  const named = spansIn(plain, field.unit);
  const names = named.flatMap(({ text }) => sizeName(text) ?? []);
  const spans = withoutSizeNames(named);
  const sizes: { value: number; unit: Span[] }[] = [];
  for (let at = 0, isLast = false; !isLast; ) {
    if (!isNumber(spans[at]?.text)) return undefined;
    const end = at + 1 + (readUnit(spans, at + 1)?.length ?? 0);
    isLast = !betweenSizes.has(spans[end]?.text ?? '');
    sizes.push({ value: Number(spans[at]?.text), unit: spans.slice(at + 1, isLast ? undefined : end) });
    at = end + 1;
  }
  if (sizes.length < 2 || sizes.length > 3) return undefined;
  const stated = sizes.findLast(({ unit }) => unit.length > 0)?.unit ?? [];
  const values = sizes.map(({ value }) => value);
  const read = sizes.flatMap(({ value, unit }) => {
    const own = unit.length > 0 ? unit : stated;
    const times = timesOf(own, field.unit) ?? bareTimes(own.length, values, field);
    return times === undefined ? [] : [rounded(value * times)];
  });
  if (read.length < sizes.length) return undefined;
  const [one = 0, other = 0, ...third] = read;
  const isTurned = names[0] === 'length' && (third.length === 0 || names.includes('gusset'));
  return isTurned ? [other, one, ...third] : read;
}

/** What a size may be called beside its number. */
const sizeNames: ReadonlyMap<string, string> = new Map([
  ...['w', 'width', 'wide', 'عرض', 'breite', 'largeur', 'h', 'height', 'ارتفاع'].map((name) => [name, ''] as const),
  ['gusset', 'gusset'],
  ...['l', 'length', 'long', 'lange', 'longueur', 'طول'].map((name) => [name, 'length'] as const),
]);

const sizeName = (word: string): string | undefined => sizeNames.get(word.replace(/^و?(?:ال)?(?=عرض|طول|ارتفاع)/u, ''));

/** Sizes without their names, with an x for a name that stands between two of them: «عرض 56 طول 100» as 56 x 100. */
function withoutSizeNames(named: readonly Span[]): Span[] {
  const isName = (span?: Span) => span !== undefined && sizeName(span.text) !== undefined;
  if (!named.some(isName)) return [...named];
  const kept: Span[] = [];
  for (const [at, span] of named.entries()) {
    const isJoining = span.text === 'and' || span.text === 'و';
    if (span.text === ':' && isName(named[at - 1])) continue;
    if (!isName(span) && !isJoining) {
      kept.push(span);
      continue;
    }
    const next = named[at + 1]?.text === ':' ? named[at + 2] : named[at + 1];
    const isBetween = kept.length > 0 && !betweenSizes.has(kept.at(-1)?.text ?? '') && isNumber(next?.text);
    if (isBetween) kept.push({ ...span, text: 'x' });
  }
  return kept;
}

const textOf = (spans: readonly Span[]): string => spans.map(({ text }) => text).join(' ');

/** How many of `unit` one of the unit is that `spans` spell; undefined when they spell none of its kind. */
function timesOf(spans: readonly Span[], unit: Unit): number | undefined {
  if (spans.length === 0) return undefined;
  const own = ownWords[unit]?.[textOf(spans)];
  if (own !== undefined) return own;
  const found = readUnit(spans, 0);
  const times = found && found.length === spans.length ? conversions[unit][found.unit] : undefined;
  return found && times !== undefined ? times * found.times : undefined;
}

/** What a number without a unit is multiplied by; undefined when words follow it. */
function bareTimes(words: number, values: readonly number[], { unit, shown }: Measured): number | undefined {
  if (words > 0) return undefined;
  const isCentimetres = unit === 'mm' && shown === 'cm' && values.every((value) => value <= longestInCentimetres);
  return isCentimetres ? 10 : 1;
}

const rounded = (value: number): number => Number(value.toFixed(mostDecimals));

const written: Readonly<Record<Exclude<Unit, 'count'>, TradeWord>> = {
  kg: 'trade_unit_kg',
  mm: 'trade_unit_mm',
  gsm: 'trade_unit_gsm',
  um: 'trade_unit_um',
  denier: 'trade_unit_denier',
  hour: 'trade_unit_hour',
  day: 'trade_unit_day',
  month: 'trade_unit_month',
  litre: 'trade_unit_litre',
  celsius: 'trade_unit_celsius',
  percent: 'trade_unit_percent',
  density: 'trade_unit_density',
  perInch: 'trade_unit_per_inch',
  piece: 'trade_unit_piece',
  colour: 'trade_unit_colour',
};
const counted: ReadonlySet<Unit> = new Set([
  'um',
  'denier',
  'hour',
  'day',
  'month',
  'litre',
  'perInch',
  'piece',
  'colour',
]);

/** What says a quantity: a message with its parameters, or plain digits of a number without a unit. */
export type WrittenMeasure = { message: TradeWord; parameters: MessageParameters } | { digits: string };

/**
 * How a reader of `language` gets a stored number: 560 mm of a width as `56 cm`, 20000 pieces as `20,000 bags`. Pages keep
 * number and unit on one line (`shared/typography`).
 */
export function writeMeasure(value: number, { unit, shown }: Measured, language: Language): WrittenMeasure {
  if (unit === 'mm' && shown === 'cm')
    return { message: 'trade_unit_cm', parameters: { n: writeNumber(value / 10, language) } };
  if (unit === 'count') return { digits: writeNumber(value, language) };
  const parameters: MessageParameters = counted.has(unit) ? { count: value } : { n: writeNumber(value, language) };
  return { message: written[unit], parameters };
}
