import type { ReadText } from '../read-text.ts';
import type { Found } from '../text-check.ts';

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

/** What is counted in this trade, in the plural and without an article, by its gender. */
const feminine = new Set(
  'مرات ساعات سنوات دقائق ثوان طبقات لغات حاويات طبليات درجات صفحات خطوات عينات شهادات آلات شركات جهات ورديات دفعات عائلات قطع نسخ دول مدن غرف صور نقاط عرى'.split(
    ' ',
  ),
);
const masculine = new Set(
  'أيام أسابيع أشهر أكياس ألوان أطنان أعوام عمال أمتار أنواع أوجه أقسام ملفات مصانع أنوال عملاء أشخاص أرقام قياسات اختبارات خيارات مستودعات بنود صفوف مقاسات'.split(
    ' ',
  ),
);

const withoutMarks = (word: string): string => word.replace(/[\u064b-\u0652]/g, '');

/** The number as it stands before that noun, without a letter joined to it; undefined when it is right, or no number. */
function rightForm(number: string, noun: string): string | undefined {
  if (feminine.has(noun)) return toFeminine.get(number);
  return masculine.has(noun) ? toMasculine.get(number) : undefined;
}

// The next word is looked at only: it may be a number itself.
const counted = /(?<![\p{L}\p{M}])([وفبلك]?)([\p{L}\p{M}]{2,12})(?= ([\p{L}\p{M}]{2,15}))/gu;

/** Numbers from 3 to 10 in the form of the other gender: «خمسة مرات» for خمس مرات, «خمس أيام» for خمسة أيام. */
export function numberFormFindings({ text }: ReadText): Found[] {
  return [...text.matchAll(counted)].flatMap(({ 0: before, 1: joined = '', 2: number = '', 3: noun = '' }) => {
    const right = rightForm(withoutMarks(number), withoutMarks(noun));
    return right === undefined ? [] : [{ found: `${before} ${noun}`, wanted: `${joined}${right} ${noun}` }];
  });
}

// Followed by another noun the singular is right: "a two day course".
const singular =
  /(?<![\w.,/-])((?:two|three|four|five|six|seven|eight|nine|ten|[2-9]|[1-9]\d{1,6}) (?:(?:working|business|calendar|full|whole|more) )?)(day|week|month|year|hour|minute|bag|sack|layer|colour|pallet|container|tonne|roll|loom|machine|sample)(?=[.,;:!?)]|$| (?:of|from|after|before|for|in|on|at|and|or|to|by|are|were|per|each)\b)/gim;

/** Several of what stands in the singular in English: "two working day". */
export function singularFindings({ text }: ReadText): Found[] {
  return [...text.matchAll(singular)].map(([found]) => ({ found, wanted: `${found}s` }));
}
