import { withoutArticle } from '#shared/search/search-words.ts';
import { isNumber, type Span } from '../../search/spans.ts';

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
add(scales, 'hundred/ميه/مايه', 100, 0);
add(scales, 'thousand/الف/الاف', 1000, 0);
add(scales, 'million/مليون/ملايين', 1_000_000, 0);
const whole: Record<string, number> = {};
add(whole, 'ميتان/ميتين/ميتي/مايتان/مايتين ثلاثميه/ثلاثمايه اربعميه/اربعمايه خمسميه/خمسمايه ستميه/ستمايه', 200, 100);
add(whole, 'سبعميه/سبعمايه ثمانميه/ثمانمايه تسعميه/تسعمايه', 700, 100);
add(whole, 'الفان/الفين/الفي/الفا', 2000, 0);
add(whole, 'مليونان/مليونين/مليونا/مليوني', 2_000_000, 0);
const teens = new Set(['عشر', 'عشره']);
const before10: Record<string, number> = {};
add(before10, 'احد/احدي/حادي اثنا/اثني/اثنتا/اثنتي/ثاني/ثانيه', 1, 1);

const supporting: Record<string, number> = {};
add(supporting, 'first/once/single/اول/اولي third/ثالث/ثالثه/ثلث fourth/رابع/رابعه/ربع/quarter', 1, 0);
add(supporting, 'twice/double/pair/both/two/second/dual/half/نصف/ضعف/ضعفي/كلا/كلتا/زوج/ثاني/ثانيه/مرتين', 2, 0);
add(supporting, 'third/thirds/triple/ثالث/ثالثه/ثلث/ثلثي/ثلثا fourth/quarter/quarters/رابع/رابعه/ربع', 3, 1);
add(supporting, 'fifth/خامس/خامسه/خمس sixth/سادس/سادسه/سدس seventh/سابع/سابعه eighth/ثامن/ثامنه', 5, 1);
add(supporting, 'ninth/تاسع/تاسعه tenth/عاشر/عاشره', 9, 1);
add(supporting, 'dozen/دزينه', 12, 0);

/** The form of a word that the tables know: also with و, ف, ب, ل or ك before it, and with its article. */
function known(word: string, table: Record<string, number>): number | undefined {
  const forms = [word, withoutArticle(word), word.slice(1), withoutArticle(word.slice(1))];
  const isJoined = /^[وفبلك]/.test(word);
  for (const form of isJoined ? forms : forms.slice(0, 2)) if (Object.hasOwn(table, form)) return table[form];
  return undefined;
}

/** A number in words, and how many spans it takes. */
type Spelt = { value: number; length: number };

function smallAt(spans: readonly Span[], at: number): Spelt | undefined {
  const word = spans[at]?.text ?? '';
  const next = spans[at + 1]?.text ?? '';
  const teen = teens.has(next) ? (known(word, before10) ?? known(word, units)) : undefined;
  if (teen !== undefined && teen < 10) return { value: teen + 10, length: 2 };
  const ten = known(word, tens);
  const unit = known(word, units);
  if (ten !== undefined) {
    const after = Object.hasOwn(units, next) && /^[a-z]/.test(next) ? (units[next] ?? 0) : 0;
    const small = smallEnglish[next] ?? after;
    return small > 0 && small < 10 ? { value: ten + small, length: 2 } : { value: ten, length: 1 };
  }
  if (unit === undefined) return undefined;
  const joined = next.startsWith('و') ? tens[next.slice(1)] : undefined;
  return joined === undefined ? { value: unit, length: 1 } : { value: unit + joined, length: 2 };
}

const smallEnglish: Record<string, number> = { one: 1, two: 2 };

/** The number that is spelt at a place; a hundred or a thousand alone counts as an estimate and gives none. */
function speltAt(spans: readonly Span[], at: number): Spelt | undefined {
  const round = known(spans[at]?.text ?? '', whole);
  const first = round === undefined ? smallAt(spans, at) : { value: round, length: 1 };
  if (!first) return undefined;
  const scale = scales[spans[at + first.length]?.text ?? ''];
  return scale === undefined ? first : { value: first.value * scale, length: first.length + 1 };
}

const zeros = /^0+$/;

/** The numbers in digits, with a word that multiplies them: 12 million. */
export const digitNumbers = (spans: readonly Span[]): number[] =>
  spans.flatMap(({ text }, at) =>
    isNumber(text) && !zeros.test(text) ? [Number(text) * (scales[spans[at + 1]?.text ?? ''] ?? 1)] : [],
  );

/** The numbers of three and more that a text spells out. */
export function speltNumbers(spans: readonly Span[]): number[] {
  const found: number[] = [];
  for (let at = 0; at < spans.length; ) {
    const spelt = isNumber(spans[at]?.text) ? undefined : speltAt(spans, at);
    if (spelt) found.push(spelt.value);
    at += spelt?.length ?? 1;
  }
  return found;
}

const dual = /^[\u0621-\u064a]{2,}(?:ان|ين|تا|تي|ي|ا)$/;

/** Further numbers that words may stand for: ordinals, fractions, "twice", Arabic duals. */
export function impliedNumbers(spans: readonly Span[]): Set<number> {
  const found = new Set<number>([1]);
  for (const { text } of spans) {
    const value = known(text, supporting) ?? known(text, scales);
    if (value !== undefined) found.add(value);
    if (dual.test(text)) found.add(2);
    if (text === 'half' || known(text, { نصف: 1 })) found.add(0.5);
  }
  return found;
}
