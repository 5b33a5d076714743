import { withoutArticle } from '#shared/search/search-words.ts';
import { isNumber, type Span } from '../../search/spans.ts';
import { bareForms } from './bare-forms.ts';

const units: Record<string, number> = {};
const tens: Record<string, number> = {};
const scales: Record<string, number> = {};

function add(to: Record<string, number>, words: string, first: number, step: number): void {
  for (const [i, spellings] of words.split(' ').entries())
    for (const spelling of spellings.split('/')) to[spelling] = first + i * step;
}
add(units, 'three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen', 3, 1);
add(units, 'seventeen eighteen nineteen', 17, 1);
add(tens, 'twenty thirty forty fifty sixty seventy eighty ninety', 20, 10);
add(units, 'ثلاث/ثلاثه اربع/اربعه خمس/خمسه ست/سته سبع/سبعه ثمان/ثماني/ثمانيه تسع/تسعه عشر/عشره', 3, 1);
add(
  tens,
  'عشرون/عشرين ثلاثون/ثلاثين اربعون/اربعين خمسون/خمسين ستون/ستين سبعون/سبعين ثمانون/ثمانين تسعون/تسعين',
  20,
  10,
);
add(scales, 'thousand/الف/الفا/الاف', 1000, 0);
add(scales, 'dozen/دزينه', 12, 0);
add(scales, 'million/مليون/مليونا/ملايين', 1_000_000, 0);
const hundreds: Record<string, number> = {};
add(hundreds, 'hundred/ميه/مايه', 100, 0);
add(hundreds, 'ميتان/ميتين/ميتي/ميتا/مايتان/مايتين ثلاثميه/ثلاثمايه اربعميه/اربعمايه خمسميه/خمسمايه', 200, 100);
add(hundreds, 'ستميه/ستمايه سبعميه/سبعمايه ثمانميه/ثمانمايه تسعميه/تسعمايه', 600, 100);
const twoScales: Record<string, number> = {};
add(twoScales, 'الفان/الفين/الفي/الفا', 1000, 0);
add(twoScales, 'مليونان/مليونين/مليونا/مليوني', 1_000_000, 0);
const teens = new Set(['عشر', 'عشره']);
/** Parts of larger numbers that alone are ordinals, or too common to count. */
const partial: Record<string, number> = {};
add(
  partial,
  'واحد/واحده/احد/احدي/حادي/حاديه/one/first اثنان/اثنين/اثنتان/اثنتين/اثنا/اثني/اثنتا/اثنتي/ثاني/ثانيه/two',
  1,
  1,
);
add(partial, 'ثالث/ثالثه/third رابع/رابعه/fourth خامس/خامسه/fifth سادس/سادسه/sixth سابع/سابعه/seventh', 3, 1);
add(partial, 'ثامن/ثامنه/eighth تاسع/تاسعه/ninth', 8, 1);

const supporting: Record<string, number> = {};
add(supporting, 'first/once/single/اول/اولي third/ثالث/ثالثه/ثلث fourth/رابع/رابعه/ربع/quarter', 1, 0);
add(supporting, 'twice/double/pair/both/two/second/dual/half/نصف/ضعف/ضعفي/كلا/كلتا/زوج/ثاني/ثانيه/مرتين', 2, 0);
add(supporting, 'third/thirds/triple/ثالث/ثالثه/ثلث/ثلثي/ثلثا fourth/quarter/quarters/رابع/رابعه/ربع', 3, 1);
add(supporting, 'fifth/خامس/خامسه/خمس sixth/سادس/سادسه/سدس seventh/سابع/سابعه eighth/ثامن/ثامنه', 5, 1);
add(supporting, 'ninth/تاسع/تاسعه tenth/عاشر/عاشره', 9, 1);
add(supporting, 'ثنايي/ثناييه ثلاثي/ثلاثيه رباعي/رباعيه خماسي/خماسيه سداسي/سداسيه', 2, 1);
add(supporting, 'ستينيات/sixties سبعينيات/seventies ثمانينيات/eighties تسعينيات/nineties', 1960, 10);
const fractions: Record<string, number> = {};
add(fractions, 'half/نصف', 0.5, 0);
add(fractions, 'quarter/ربع quarters/ارباع', 0.25, 0.5);
add(fractions, 'tenth/عشر fifth/خمس', 0.1, 0.1);
/** Words for a share in percent, for minutes or an hour: «النصف», "noon"; where nothing else differs. */
const loose: Record<string, number[]> = {
  ...{ half: [30, 50], نصف: [30, 50], quarter: [15, 25], ربع: [15, 25], quarters: [45, 75], ارباع: [45, 75] },
  ...{ fifth: [20], خمس: [20], tenth: [10], عشر: [10], noon: [12], midnight: [12], ظهر: [12], ظهرا: [12] },
  ...{ fully: [100], entirely: [100], all: [100], whole: [100], كامل: [100], كامله: [100], كل: [100] },
};

/** The entry of exactly this word; of "constructor" there is none. */
const own = <Value>(word: string, table: Record<string, Value>): Value | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;

// Each word is looked for in several tables, one after the other.
let last = { word: '', forms: [''] };

/** The entry of a word, also with و, ف, ب, ل or ك before it, and with its article. */
function known<Value>(word: string, table: Record<string, Value>): Value | undefined {
  if (last.word !== word) last = { word, forms: bareForms(word) };
  for (const form of last.forms) if (Object.hasOwn(table, form)) return table[form];
  return undefined;
}

/** A number in words, and how many spans it takes. */
type Spelt = { value: number; length: number };

/** A number below 100: also «واحد وعشرون», «الثاني عشر» and "twenty-one", while one and two alone are none. */
function belowHundredAt(spans: readonly Span[], at: number): Spelt | undefined {
  const [word, next] = [spans[at]?.text ?? '', spans[at + 1]?.text ?? ''];
  const unit = known(word, units);
  const part = unit ?? known(word, partial);
  const joined = teens.has(next) ? 10 : next.startsWith('و') ? own(withoutArticle(next.slice(1)), tens) : undefined;
  if (part !== undefined && part < 10 && joined !== undefined) return { value: part + joined, length: 2 };
  const ten = known(word, tens);
  if (ten === undefined) return unit === undefined ? undefined : { value: unit, length: 1 };
  const after = /^[a-z]/.test(next) ? (known(next, units) ?? known(next, partial) ?? 10) : 10;
  return after < 10 ? { value: ten + after, length: 2 } : { value: ten, length: 1 };
}

/** What is added to the number before it: after «و», or in English with "and" or without. */
function addedAt(spans: readonly Span[], at: number, read: typeof belowHundredAt): Spelt | undefined {
  const { text = '' } = spans[at] ?? {};
  const added = /^[وa-z]/.test(text) ? read(spans, text === 'and' ? at + 1 : at) : undefined;
  return added && text === 'and' ? { ...added, length: added.length + 1 } : added;
}

const sum = (one: Spelt, added: Spelt | undefined): Spelt =>
  added ? { value: one.value + added.value, length: one.length + added.length } : one;
/** Numbers of hundreds and thousands that do not count alone. */
const few: Record<string, number> = { a: 1, one: 1, two: 2 };
const fewAt = (text: string): Spelt | undefined =>
  Object.hasOwn(few, text) ? { value: few[text] ?? 1, length: 1 } : undefined;

/** A number below 1,000, «مئة» alone too. */
function belowThousandAt(spans: readonly Span[], at: number): Spelt | undefined {
  const { text = '' } = spans[at] ?? {};
  const before = belowHundredAt(spans, at) ?? fewAt(text);
  const whole = known(text, hundreds);
  const isHundred = before !== undefined && hundreds[spans[at + before.length]?.text ?? ''] === 100;
  if (!isHundred && whole === undefined) return belowHundredAt(spans, at);
  const hundred = isHundred
    ? { value: before.value * 100, length: before.length + 1 }
    : { value: whole ?? 0, length: 1 };
  return sum(hundred, addedAt(spans, at + hundred.length, belowHundredAt));
}

/** How many of what a scale is: «مئة» ألف, half a million, «ألفا» كيس. */
function scaledAt(spans: readonly Span[], at: number): (Spelt & { scale: number }) | undefined {
  const { text = '' } = spans[at] ?? {};
  const two = known(text, twoScales);
  const next = spans[at + 1]?.text ?? '';
  const isHalf = text === 'half' || known(text, { نصف: true }) === true;
  const half = isHalf ? { value: 0.5, length: next === 'a' ? 2 : 1 } : undefined;
  const count = belowThousandAt(spans, at) ?? half ?? fewAt(text) ?? { value: 1, length: 0 };
  const scale = count.length > 0 ? own(spans[at + count.length]?.text ?? '', scales) : known(text, scales);
  if (two !== undefined) return { value: 2 * two, length: 1, scale: two };
  return scale === undefined ? undefined : { value: count.value * scale, length: count.length + 1, scale };
}

/** The number that is spelt at a place; a hundred or a thousand alone counts as an estimate and gives none. */
function speltAt(spans: readonly Span[], at: number, below = Number.POSITIVE_INFINITY): Spelt | undefined {
  const scaled = scaledAt(spans, at);
  const isBelow = scaled !== undefined && scaled.scale < below;
  const isHalved = isBelow && spans[at + scaled.length]?.text === 'ونصف';
  const rest = isHalved
    ? { value: scaled.scale / 2, length: 1 }
    : isBelow && addedAt(spans, at + scaled.length, (all, next) => speltAt(all, next, scaled.scale));
  const spelt = isBelow ? sum(scaled, rest || undefined) : belowThousandAt(spans, at);
  const isBare = spelt !== undefined && spelt.length === 1 && (spelt.value === 100 || spelt.value === scaled?.scale);
  return isBare && below === Number.POSITIVE_INFINITY ? undefined : spelt;
}

const zeros = /^0+$/;

/** A number of a text, and the place after its last word. */
export type PlacedNumber = { value: number; end: number };

/** The numbers of a text in digits, with a word that multiplies them, and those of three and more that it spells out. */
export function placedNumbers(spans: readonly Span[]): (PlacedNumber & { isSpelt: boolean })[] {
  const found: (PlacedNumber & { isSpelt: boolean })[] = [];
  for (let at = 0; at < spans.length; ) {
    const { text = '' } = spans[at] ?? {};
    const times = isNumber(text) ? own(spans[at + 1]?.text ?? '', scales) : undefined;
    const spelt = isNumber(text)
      ? { value: Number(text) * (times ?? 1), length: times === undefined ? 1 : 2 }
      : speltAt(spans, at);
    const end = at + (spelt?.length ?? 1);
    if (spelt && !zeros.test(text)) found.push({ value: spelt.value, end, isSpelt: !isNumber(text) });
    at = end;
  }
  return found;
}

const valuesIn = (spans: readonly Span[], areSpelt: boolean): number[] =>
  placedNumbers(spans).flatMap(({ value, isSpelt }) => (isSpelt === areSpelt ? [value] : []));

/** The numbers in digits: 50, 12 million. */
export const digitNumbers = (spans: readonly Span[]): number[] => valuesIn(spans, false);

/** The numbers of three and more that a text spells out. */
export const speltNumbers = (spans: readonly Span[]): number[] => valuesIn(spans, true);

const dual = /^[\u0621-\u064a]{2,}(?:ان|ين|تا|تي|ي|ا)$/;

/** Further numbers that words may stand for: ordinals, fractions, "twice", Arabic duals, an hour and a half. */
export function impliedNumbers(spans: readonly Span[]): Set<number> {
  const found = new Set<number>([1]);
  const parts = new Set<number>();
  for (const { text } of spans) {
    const value = known(text, supporting) ?? known(text, scales) ?? known(text, hundreds);
    if (value !== undefined) found.add(value);
    if (dual.test(text)) found.add(2);
    parts.add(known(text, fractions) ?? 0);
  }
  const wholes = parts.size > 1 ? [0, ...found, ...new Set(speltNumbers(spans))] : [];
  for (const whole of wholes) for (const part of parts) found.add(whole + part);
  return found;
}

/** Numbers that words may stand for in another measure: «النصف» for 50%, "noon" for 12. */
export const looseNumbers = (spans: readonly Span[]): Set<number> =>
  new Set(spans.flatMap(({ text }) => known(text, loose) ?? []));
