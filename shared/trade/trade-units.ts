import { longestInCentimetres, readUnit } from '../search/measures.ts';
import { foldForSearch } from '../search/search-words.ts';
import type { Span } from '../search/spans.ts';
import { ounce, unitCentimetres } from '../search/unit-spellings.ts';
import type { TradeNumber, Unit } from './field-types.ts';
import { mostDecimals } from './write-number.ts';

export type Measured = Pick<TradeNumber, 'unit' | 'shown' | 'names'>;

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
  'bag bags sack sacks pc pcs piece pieces nos ea stk stck stück stueck beutel unit units cover covers كيس اكياس كيسا قطعه قطع bigbag bigbags fibc fibcs sac sacs säcke säcken sacos adet çuval torba pièce pièces шт штук мешков 个 個 只 条 pieza piezas pezzi sztuk شوال شوالات خيشه خيشات شكاره شكاير عدد حبه جوال جوالات جونيه جواني كونيه كواني عبوه عبوات unite unites unidad unidades st ad szt worek workow saco sacos pce pces كوني كيسه'
    .split(' ')
    .map((word) => [foldForSearch(word), 1]),
);

/** Short words for a tonne, which mean it only where a mass is asked for. */
export const tonneWords: Readonly<Record<string, number>> = { to: 1000, tn: 1000, tns: 1000, тн: 1000, تن: 1000 };

const perCubicMetre = (words: string, times: number): Record<string, number> =>
  Object.fromEntries(
    words
      .split(' ')
      .flatMap((word) => ['/ م 3', '/ متر مكعب', 'للمتر المكعب'].map((area) => [`${word} ${area}`, times])),
  );
const densestInTonnes = 5;

/** Words that are a unit only in a field of that unit, after `foldForSearch` and without signs: elsewhere a bag is no unit. */
const ownWords: Partial<Record<Unit, Readonly<Record<string, number>>>> = {
  kg: { ك: 1, quintal: 100, quintals: 100, ...tonneWords },
  mm: { inc: 25.4 },
  hour: { stunde: 1, stunden: 1, heure: 1, heures: 1 },
  day: {
    ...{ week: 7, weeks: 7, اسبوع: 7, اسابيع: 7, woche: 7, wochen: 7, semaines: 7, tage: 1, jours: 1 },
    ...{ wk: 7, wks: 7 },
    ...{ month: 30, months: 30, شهر: 30, اشهر: 30 },
  },
  month: {
    ...{ year: 12, years: 12, سنه: 12, سنوات: 12, monate: 1, mois: 1 },
    ...{ mths: 1, yr: 12, yrs: 12 },
    ...{ week: 7 / 30, weeks: 7 / 30, اسبوع: 7 / 30, اسابيع: 7 / 30 },
  },
  um: { u: 1, μ: 1, my: 1, mu: 1 },
  litre: {
    ...{ lt: 1, ltr: 1, ltrs: 1 },
    ...{ 'm 3': 1000, 'م 3': 1000, cbm: 1000, 'cubic metres': 1000, 'cubic meters': 1000, 'متر مكعب': 1000 },
  },
  celsius: {
    c: 1,
    celsius: 1,
    degrees: 1,
    'degrees celsius': 1,
    'degree celsius': 1,
    'degrees c': 1,
    'deg c': 1,
    deg: 1,
    م: 1,
    ميويه: 1,
    'درجه ميويه': 1,
    درجه: 1,
  },
  percent: { percent: 1, 'per cent': 1, 'في الميه': 1, بالميه: 1 },
  density: {
    ...{ 'kg / m 3': 1, 'kg per m 3': 1, 'kg m 3': 1, 'g / l': 1, 'kg / cbm': 1 },
    ...perCubicMetre('كغ كجم كغم كلغ كيلو', 1),
    ...perCubicMetre('طن', 1000),
    ...{ 'g / cm 3': 1000, 'g / cc': 1000, 'kg / dm 3': 1000, 't / m 3': 1000, 'kg / l': 1000 },
  },
  perInch: {
    ...{ 'per inch': 1, '/ inch': 1, 'per in': 1, '/ in': 1, 'tapes per inch': 1, inch: 1, mesh: 1, tpi: 1 },
    ...{ epi: 1, ppi: 1, 'tapes / inch': 1, 'tapes / in': 1, 'ends per inch': 1, 'picks per inch': 1 },
    ...{ 'في البوصه': 1, 'per cm': 2.54, '/ cm': 2.54 },
    ...{ 'per dm': 0.254, '/ dm': 0.254, dm: 0.254, 'per 10 cm': 0.254, '/ 10 cm': 0.254 },
  },
  piece: pieceWords,
  count: { ...pieceWords, side: 1, sides: 1, loop: 1, loops: 1, وجه: 1, اوجه: 1, عروه: 1, عري: 1, عروات: 1 },
};

/** Quantities without digits, likewise only in a field of their unit. */
export const ownWholes: Partial<Record<Unit, Readonly<Record<string, number>>>> = {
  day: { شهر: 30, شهران: 60, شهرين: 60, اسبوع: 7, اسبوعان: 14, اسبوعين: 14 },
  colour: { لونان: 2, لونين: 2 },
  month: { شهر: 1, شهران: 2, شهرين: 2, سنه: 12, سنتان: 24, سنتين: 24 },
  count: { both: 2, 'both sides': 2, وجهان: 2, وجهين: 2, عروتان: 2, عروتين: 2 },
};

/** The words of a unit with a blank between them. */
export const joinSpans = (spans: readonly Span[]): string => spans.map(({ text }) => text).join(' ');

/** How many of `unit` one of the unit is that `spans` spell; undefined when they spell none of its kind. */
export function unitTimes(spans: readonly Span[], unit: Unit): number | undefined {
  if (spans.length === 0) return undefined;
  const own = ownWords[unit]?.[joinSpans(spans)];
  if (own !== undefined) return own;
  const found = readUnit(spans, 0);
  const times = found && found.length === spans.length ? conversions[unit][found.unit] : undefined;
  return found && times !== undefined ? times * found.times : undefined;
}

/** What a number without a unit is multiplied by; undefined when words follow it. */
export function bareTimes(words: number, values: readonly number[], field: Measured): number | undefined {
  if (words > 0) return undefined;
  // Loose goods of a few kg a cubic metre do not exist: it is in tonnes.
  if (field.unit === 'density' && values.every((value) => value <= densestInTonnes)) return 1000;
  const isCentimetres = isBareInCentimetres(field) && values.every((value) => value <= longestInCentimetres);
  return isCentimetres ? millimetresPerCentimetre : 1;
}

export const millimetresPerCentimetre = 10;

/** Whether a field takes small numbers without a unit as cm. */
export const isBareInCentimetres = ({ unit, shown }: Measured): boolean => unit === 'mm' && shown === 'cm';

/** As exactly as numbers are stored. */
export const rounded = (value: number): number => Number(value.toFixed(mostDecimals));
