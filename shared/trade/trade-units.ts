import { longestInCentimetres, readUnit } from '../search/measures.ts';
import { foldForSearch } from '../search/search-words.ts';
import { type Span, splitSpans } from '../search/spans.ts';
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
  'bag bags sack sacks pc pcs piece pieces nos ea stk stck stück stueck beutel unit units cover covers كيس اكياس كيسا قطعه قطع bigbag bigbags fibc fibcs sac sacs säcke säcken sacos adet çuval torba pièce pièces шт штук мешков 个 個 只 条 pieza piezas pezzi sztuk شوال شوالات خيشه خيشات شكاره شكاير عدد حبه جوال جوالات جونيه جواني كونيه كواني عبوه عبوات وحده وحدات unite unites unidad unidades st ad szt worek workow saco sacos pce pces كوني كيسه'
    .split(' ')
    .map((word) => [foldForSearch(word), 1]),
);

/** Short words for a tonne, which mean it only where a mass is asked for. */
export const tonneWords: Readonly<Record<string, number>> = { to: 1000, tn: 1000, tns: 1000, тн: 1000, تن: 1000 };

const densestInTonnes = 5;

/** Words that are a unit only in a field of that unit, after `foldForSearch` and without signs: elsewhere a bag is no unit. */
const ownWords: Partial<Record<Unit, Readonly<Record<string, number>>>> = {
  kg: { ك: 1, quintal: 100, quintals: 100, ...tonneWords },
  mm: { inc: 25.4, dm: 100 },
  hour: { stunde: 1, stunden: 1, heure: 1, heures: 1 },
  day: {
    ...{ week: 7, weeks: 7, اسبوع: 7, اسابيع: 7, woche: 7, wochen: 7, semaines: 7, tage: 1, jours: 1 },
    ...{ wk: 7, wks: 7 },
    ...{ month: 30, months: 30, شهر: 30, اشهر: 30 },
  },
  month: {
    ...{ year: 12, years: 12, سنه: 12, سنوات: 12, عام: 12, اعوام: 12, monate: 1, mois: 1 },
    ...{ mo: 1, mths: 1, yr: 12, yrs: 12 },
    ...{ week: 7 / 30, weeks: 7 / 30, اسبوع: 7 / 30, اسابيع: 7 / 30 },
  },
  um: { u: 1, μ: 1, my: 1, mu: 1 },
  litre: {
    ...{ lt: 1, ltr: 1, ltrs: 1, ل: 1, hl: 100, 'dm 3': 1, 'cm 3': 0.001, cc: 0.001, 'سم 3': 0.001, 'ft 3': 28.316847 },
    ...{ 'm 3': 1000, 'م 3': 1000, cbm: 1000, 'متر مكعب': 1000 },
    ...{ 'cubic metre': 1000, 'cubic metres': 1000, 'cubic meter': 1000, 'cubic meters': 1000 },
  },
  percent: { percent: 1, 'per cent': 1, 'في الميه': 1, بالميه: 1, 'في المايه': 1, بالمايه: 1 },
  perInch: { inch: 1, mesh: 1, tpi: 1, epi: 1, ppi: 1, dm: 0.254 },
  piece: pieceWords,
  count: {
    ...pieceWords,
    side: 1,
    sides: 1,
    loop: 1,
    loops: 1,
    وجه: 1,
    اوجه: 1,
    عروه: 1,
    عري: 1,
    عروات: 1,
    حلقه: 1,
    حلقات: 1,
  },
};

/** Quantities without digits, likewise only in a field of their unit. */
export const ownWholes: Partial<Record<Unit, Readonly<Record<string, number>>>> = {
  count: { both: 2, 'both sides': 2 },
};

/** Units of Arabic that say one where no number stands before them. */
export const ofOne: ReadonlySet<string> = new Set(['يوم', 'اسبوع', 'شهر', 'سنه', 'عام', 'لون', 'متر', 'متر مكعب']);

/** The words of a unit with a blank between them. */
export const joinSpans = (spans: readonly Span[]): string => spans.map(({ text }) => text).join(' ');

/** How many of `unit` one of the unit is that `spans` spell; undefined when they spell none of its kind. */
export function unitTimes(spans: readonly Span[], unit: Unit): number | undefined {
  if (spans.length === 0) return undefined;
  const own = ownWords[unit]?.[joinSpans(spans)];
  if (own !== undefined) return own;
  if (unit === 'celsius') return ofCelsius.test(joinSpans(spans)) ? 1 : undefined;
  if (unit === 'density') return densityTimes(spans);
  if (unit === 'perInch') return perInchTimes(joinSpans(spans));
  const found = readUnit(spans, 0);
  const times = found && found.length === spans.length ? conversions[unit][found.unit] : undefined;
  return found && times !== undefined ? times * found.times : undefined;
}

const ofCelsius = /^(?:(?:degrees?|deg|درجه|درجات)(?: |$))?(?:c|celsius|م|ميويه|سي?لسيوس)?$/u;

const per = new Set(['/', 'per', 'لكل', 'في']);
/** The article of a volume or a length, and the ل that says "for each": للمتر المكعب, للتر. */
const article = /(?<!\p{L})(?:ال|لل|ل)(?=متر|لتر|ليتر|مكعب|بوصه|ان[شج])/gu;
const litresPerCubicMetre = 1000;
const millimetresPerInch = 25.4;

/** A mass in a volume, as kg/m³. */
function densityTimes(spans: readonly Span[]): number | undefined {
  const mass = readUnit(spans, 0);
  const kilograms = mass && conversions.kg[mass.unit];
  if (!mass || kilograms === undefined || mass.unit === 'oz') return undefined;
  const rest = spans.slice(mass.length);
  const volume = joinSpans(per.has(rest[0]?.text ?? '') ? rest.slice(1) : rest).replace(article, '');
  const litres = unitTimes(splitSpans(volume), 'litre');
  return litres && (kilograms * mass.times * litresPerCubicMetre) / litres;
}

const threads = /^(?:(?:tapes?|ends|picks|threads?|خيط|خيوط|شريط|اشرطه) )?(?:\/|per|لكل|في) (10 )?(.+)$/u;

/** Threads in a length, for each inch. */
function perInchTimes(words: string): number | undefined {
  const [, ten, length = ''] = threads.exec(words) ?? [];
  const millimetres = unitTimes(splitSpans(length.replace(article, '')), 'mm');
  return millimetres && millimetresPerInch / (millimetres * (ten ? 10 : 1));
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
