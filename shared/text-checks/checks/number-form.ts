import type { ReadText } from '../read-text.ts';
import type { Found } from '../text-check.ts';
import { type CountedNoun, countedNouns } from './counted-nouns.ts';

/** 3 to 10 before what is feminine, each with its form before what is masculine. */
const forms: readonly (readonly [feminine: string, masculine: string])[] = [
  ['ثلاث', 'ثلاثة'],
  ['أربع', 'أربعة'],
  ['خمس', 'خمسة'],
  ['ست', 'ستة'],
  ['سبع', 'سبعة'],
  ['ثماني', 'ثمانية'],
  ['تسع', 'تسعة'],
  ['عشر', 'عشرة'],
];
const toMasculine = new Map(forms);
const toFeminine = new Map(forms.map(([feminine, masculine]) => [masculine, feminine]));

/** 1 and 2 before عشر. */
const teenForms = [['إحدى', 'أحد'], ['اثنتا', 'اثنا'], ['اثنتي', 'اثني'], ...forms] as const;
const teenToMasculine = new Map(teenForms);
const teenToFeminine = new Map(teenForms.map(([feminine, masculine]) => [masculine, feminine]));

const nouns = new Map(
  countedNouns.flatMap((noun) => [noun.singular, noun.counted, ...noun.plurals].map((form) => [form, noun] as const)),
);

const withoutMarks = (word: string): string => word.replace(/[\u064b-\u0652]/g, '');
const withTanwin = ({ counted, isFeminine }: CountedNoun): string =>
  isFeminine ? counted : counted.replace(/ا$/, '\u064bا');

/** Words that a noun does not own: before others «25 يوم عمل» has no ending of its own. */
const goesOn =
  /^(?: (?:من|في|على|إلى|عن|أو|حتى|بعد|قبل|لكل|كل|و\S{1,20}|ل\S{1,20}|ب\S{1,20}|\S{2,20}\u064bا)(?![\p{L}\p{M}])|(?! [\p{L}\p{M}]))/u;

/** Units stay as they are in short texts: 10 طن. */
const units = new Set(['طن', 'متر', 'غرام', 'لتر', 'كيلومتر', 'ميكرون', 'دنير', 'دينار', 'دولار']);

/** The form of a noun after a number in digits; undefined where it is right or may be. */
function agreed(value: number, form: string, noun: CountedNoun, after: string): string | undefined {
  const { singular, counted, plurals, isFeminine } = noun;
  const last = value % 100;
  const isPlural = plurals.includes(form);
  if (value < 3 || last === 1 || last === 2 || units.has(form)) return undefined;
  if (last >= 3 && last <= 10) return isPlural || plurals.length === 0 ? undefined : plurals[0];
  if (last === 0) return form === singular ? undefined : singular;
  if (form === counted) return undefined;
  return isPlural || (!isFeminine && goesOn.test(after)) ? withTanwin(noun) : undefined;
}

const digitsBefore =
  /(?<![\d.,:/]|(?![وفبلك])\p{L})(\d{1,3}(?:,\d{3}){1,3}|\d{1,7})([ \u00a0])([\u0621-\u0652]{2,16})(?![\p{L}\p{M}])/gu;
const year = /^(?:19|20)\d\d$/;

// 8 on Tuesday.
const dayOfWeek = /^يوم ال(?:أحد|[إا]ثنين|ثلاثاء|أربعاء|خميس|جمعة|سبت)/;

/** Nouns after digits: «25 أيام» for 25 يومًا, «3 كيس» for 3 أكياس. */
function afterDigits(text: string): Found[] {
  return [...text.matchAll(digitsBefore)].flatMap(({ 0: found, 1: digits = '', 2: blank, 3: word = '', index }) => {
    const form = withoutMarks(word);
    const noun = year.test(digits) ? undefined : nouns.get(form);
    const end = index + found.length;
    const after = text.slice(end, end + 24);
    const right =
      noun && !dayOfWeek.test(form + after) && agreed(Number(digits.replaceAll(',', '')), form, noun, after);
    if (!right) return [];
    return [{ found, wanted: `${digits}${blank}${right}` }];
  });
}

const teen =
  /(?<![\p{L}\p{M}])([وفبلك]?)([\u0621-\u0652]{2,12}) (عشر\u064e?ة?) ([\u0621-\u0652]{2,16})(?![\p{L}\p{M}])/gu;

/** Nouns after 11 to 19 in words: «خمسة عشر سنة» for خمس عشرة سنة. */
function afterTeens(text: string): Found[] {
  return [...text.matchAll(teen)].flatMap(({ 0: found, 1: joined = '', 2: unit = '', 3: ten = '', 4: word = '' }) => {
    const [number, form] = [withoutMarks(unit), withoutMarks(word)];
    const noun = nouns.get(form);
    if (!noun || !(teenToMasculine.has(number) || teenToFeminine.has(number))) return [];
    const forms = noun.isFeminine ? teenToFeminine : teenToMasculine;
    const right = `${joined}${forms.get(number) ?? number} ${noun.isFeminine ? 'عشرة' : 'عشر'}`;
    const isRight = right === `${joined}${number} ${withoutMarks(ten)}`;
    if (isRight && !noun.plurals.includes(form)) return [];
    return [{ found, wanted: `${right} ${noun.plurals.includes(form) ? withTanwin(noun) : word}` }];
  });
}

const counted = /(?<![\p{L}\p{M}])([وفبلك]?)([\p{L}\p{M}]{2,12})(?= ([\p{L}\p{M}]{2,15}))/gu;
const ten = /^(?:عشر|ثلاث|أربع|خمس|ست|سبع|ثمان|تسع)[وي]ن$/;

/** 3 to 9, but «تسع», which is "holds" as well; 10 may belong to a number before it: خمس عشرة عينة. */
const isSeveral = (number: string): boolean =>
  !/^(?:عشر|تسع$)/.test(number) && (toMasculine.has(number) || toFeminine.has(number));

/** Nouns after a number in one word: «خمسة مرات» for خمس مرات, «خمسة كيس» for خمسة أكياس, «ثلاثون رفعات» for ثلاثون رفعة. */
function afterWords(text: string): Found[] {
  // The next word is looked at only: it may be a number itself.
  return [...text.matchAll(counted)].flatMap(({ 0: before, 1: joined = '', 2: number = '', 3: word = '' }) => {
    const [plain, form] = [withoutMarks(number), withoutMarks(word)];
    const noun = nouns.get(form);
    if (noun && isSeveral(plain) && form === noun.singular && !units.has(form))
      return noun.plurals.slice(0, 1).map((plural) => ({ found: `${before} ${word}`, wanted: `${before} ${plural}` }));
    if (!noun?.plurals.includes(form)) return [];
    if (ten.test(plain)) return [{ found: `${before} ${word}`, wanted: `${before} ${withTanwin(noun)}` }];
    const right = noun.isFeminine ? toFeminine.get(plain) : toMasculine.get(plain);
    return right === undefined ? [] : [{ found: `${before} ${word}`, wanted: `${joined}${right} ${word}` }];
  });
}

/** Numbers and what they count in forms that do not agree: another gender, or the singular for several. */
export const numberFormFindings = ({ text }: ReadText): Found[] => [
  ...afterDigits(text),
  ...afterTeens(text),
  ...afterWords(text),
];

// Followed by another noun the singular is right: "a two day course".
const singular =
  /(?<![\w.,/-])((?:two|three|four|five|six|seven|eight|nine|ten|[2-9]|[1-9]\d{1,6}|[1-9]\d{0,2}(?:,\d{3}){1,2}) (?:(?:working|business|calendar|full|whole|more) )?)(day|week|month|year|hour|minute|bag|sack|layer|colour|pallet|container|tonne|roll|loom|machine|sample|time|metre|engineer|row|line|trip|lift|step|page|shift|truck)(?=[.,;:!?)]|$| (?:of|from|after|before|for|in|on|at|and|or|to|by|are|were|per|each)\b)/gim;

const onePlural =
  /(?<![\w.,/-])(one (?:(?:working|full|whole|single) )?(?:day|week|month|year|hour|minute|bag|sack|layer|colour|pallet|container|tonne|roll|loom|machine|sample|row))s(?![\w-])/gi;

/** Several of what stands in the singular in English, and the reverse: "two working day", "one years". */
export const singularFindings = ({ text }: ReadText): Found[] => [
  ...Array.from(text.matchAll(singular), ([found]) => ({ found, wanted: `${found}s` })),
  ...Array.from(text.matchAll(onePlural), ([found, right = '']) => ({ found, wanted: right })),
];
