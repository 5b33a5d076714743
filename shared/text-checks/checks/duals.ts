import type { ReadText } from '../read-text.ts';
import type { CheckFinding } from '../text-check.ts';
import { bareForms } from './bare-forms.ts';
import { digitNumbers, speltNumbers } from './number-words.ts';
import { surplus } from './surplus.ts';

/** What is counted in this trade, normalised, before the ending of the dual. */
const stems =
  'كيس يوم اسبوع شهر عام ساع سن دقيق طن لون وجه طبق مر صف عرو قطع حاوي طبلي وردي لغ خط نقط مقاس لف عين صور شاحن بند ملف سجل حزام شخص نول مصنع مرحل نوع دفع متر قدم شريط بطان فوه فيلم بال رافع شركه محطه صال جول ضلع جانب مستودع قسم مهندس عامل كيلو ورق نسخ صفح رقم باب فتح شركت اختبار فحص درج';
const endings = ['ان', 'ين', 'تان', 'تين'];
const duals = new Set(stems.split(' ').flatMap((stem) => endings.map((ending) => stem + ending)));
// Written like duals: eyes, the plural of "engineer", "assured", "years".
for (const plural of ['سنين', 'مهندسين', 'عاملين', 'عينان']) duals.delete(plural);
// Before another noun: يومَي عمل.
for (const joined of ['يومي', 'كيسي', 'ساعتي', 'طبقتي', 'اسبوعي']) duals.add(joined);

/** Words of the other language that a dual may stand for. */
const two = new Set(
  'two twice both pair pairs double couple second either half dual twin اثنان اثنين اثنتان اثنتين كلا كلتا كلي كلتي مرتين ضعف ضعفي مثلي مثلا زوج نصف ثاني ثانيه'.split(
    ' ',
  ),
);
/** Nouns whose ending is most likely that of a dual. */
const mayBeDual = /^.{3,}(?:تان|تين)$/;
const ones = new Set(['one', 'single', 'واحد', 'واحده']);

/** With its article a dual names what was named before: "the two languages". */
const isDefinite = (word: string): boolean => /^[وفبلك]?(?:ال|لل)/.test(word);
const has = (set: ReadonlySet<string>, word: string): boolean => bareForms(word).some((form) => set.has(form));

type Counted = { duals: string[]; twos: number; mayBeTwo: boolean; numbers: number[] };

/** «رأسَي التعبئة»: a dual before another noun, as it is written with its vowel. */
const vowelledDual = /\u064e\u064a(?![\u0621-\u064a\u064b-\u0652])/;

function countedIn({ text, spans }: ReadText): Counted {
  const words = spans.map(({ text }) => text);
  const digits = digitNumbers(spans);
  const found = words.filter((word) => !isDefinite(word) && has(duals, word));
  const wordsOfTwo = words.filter((word) => has(two, word));
  return {
    duals: found,
    twos:
      words.filter((word) => has(duals, word)).length +
      wordsOfTwo.length +
      digits.filter((value) => value === 2).length,
    mayBeTwo: vowelledDual.test(text) || words.some((word) => mayBeDual.test(word)),
    numbers: [...digits, ...speltNumbers(spans), ...words.flatMap((word) => (has(ones, word) ? [1] : []))],
  };
}

const lacking = (own: Counted, other: Counted): number | undefined =>
  surplus(own.numbers, other.numbers).find((value) => value !== 2 && Number.isInteger(value));

/** A dual beside another number of the other text, or a number beside "two": «كيسان» and 3 bags, ثلاثة and two days. */
export function dualFindings(english: ReadText, arabic: ReadText): Omit<CheckFinding, 'check'>[] {
  const [en, ar] = [countedIn(english), countedIn(arabic)];
  const [missing, added] = [lacking(en, ar), lacking(ar, en)];
  const [dual] = ar.duals;
  if (dual && ar.duals.length > en.twos && missing !== undefined)
    return [{ language: 'ar', found: dual, wanted: `${missing}` }];
  if (en.twos > 0 && ar.twos === 0 && !ar.mayBeTwo && added !== undefined)
    return [{ language: 'ar', found: `${added}`, wanted: '2' }];
  return [];
}
