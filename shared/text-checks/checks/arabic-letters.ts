import type { ReadText } from '../read-text.ts';
import type { Found } from '../text-check.ts';

/** Letters of Persian and Urdu that look like Arabic ones, with those. */
const lookalikes: Readonly<Record<string, string>> = {
  '\u06cc': 'ي',
  '\u06a9': 'ك',
  '\u06aa': 'ك',
  '\u06c1': 'ه',
  '\u06be': 'ه',
  '\u06d5': 'ه',
  '\u06c0': 'ة',
  '\u06c3': 'ة',
  '\u06d2': 'ي',
};
const wordWithOne = /[\p{L}\p{M}]{0,30}[\u06cc\u06a9\u06aa\u06c1\u06be\u06d5\u06c0\u06c3\u06d2][\p{L}\p{M}]{0,30}/gu;
const lookalike = /[\u06cc\u06a9\u06aa\u06c1\u06be\u06d5\u06c0\u06c3\u06d2]/g;

/** Words typed with another keyboard: they look right, and no search finds them. A ی that ends على is its ى. */
export function foreignLetterFindings({ text }: ReadText): Found[] {
  return [...text.matchAll(wordWithOne)].map(({ 0: found }) => ({
    found,
    wanted: found
      .replace(/(?<=عل|إل|حت|لد|مت|مد)\u06cc$/, 'ى')
      .replace(lookalike, (letter) => lookalikes[letter] ?? ''),
  }));
}

const arabicWord = /[\u0621-\u065f\u0670]{3,40}/g;
const root = '[\\u0621-\\u064a]\\u0651?';
const prefix = '(?:[وفبلك]{0,2}(?:ال|لل)?)';
/** Nouns and verbs of the seventh, eighth and tenth form, and the few words that begin like them: no hamza. */
const joined = new RegExp(
  `^(${prefix})إ((?:ست(?!راتي|رلين|اد|ون|دي|برق|نبول)${root}${root}|ن(?!سان|جاز)${root}${root}ا${root}|${root}[تط](?!ا)${root}ا|زد${root}ا|سم(?=$|ه|ها|ك|ي|نا|كم)|ثن(?:ان|تان|تين)$|ت\\u0651?(?:فاق|صال|جاه|باع|حاد|خاذ|ساع|زان)|بن(?=$|ه|ة)|مرأة).*)$`,
);
/** Common words that have one, as they are often written without. */
const withHamza =
  'إلى إذا إنتاج إنتاجية إدارة إداري إدارية إضافة إضافي إضافية إرسال إعادة إعداد إجراء إجراءات إمكان إمكانية إغلاق إلغاء إزالة إشعار إشعارات إسمنت إطار إطلاق إقرار إلكتروني إلكترونية إنجليزية إثبات إصدار إدخال إخراج إجابة إجمالي إيجاد إرفاق أكياس أكثر أقل أولى أيضًا أيام أشهر أسبوع أسابيع أسماء أرقام أوزان أبعاد ألوان أفلام أشرطة أنوال ألياف أعلاف أسمدة أفضل إشراف إيصال'
    .split(' ')
    .map((word) => [bare(word), word] as const);
const hamzas = new Map(withHamza);

function bare(word: string): string {
  return word.replace(/^[أإ]/, 'ا');
}

/** A hamza at the beginning of a word that has none, «الإستعمال», or the reverse, «الانتاج». */
export function hamzaFindings({ prose }: ReadText): Found[] {
  const found = new Map<string, string>();
  for (const [word] of prose.matchAll(arabicWord)) {
    const better = withoutHamza(word) ?? withItsHamza(word);
    if (better) found.set(word, better);
  }
  return Array.from(found, ([word, wanted]) => ({ found: word, wanted }));
}

function withoutHamza(word: string): string | undefined {
  const [, before, rest] = joined.exec(word) ?? [];
  return before === undefined || rest === undefined ? undefined : `${before}ا${rest}`;
}

const beforeAlif = /^((?:[وفبلك]{0,2}(?:ال|لل?)?)?)(ا.*)$/;

function withItsHamza(word: string): string | undefined {
  const whole = hamzas.get(word);
  if (whole) return whole;
  const [, before = '', rest = ''] = beforeAlif.exec(word) ?? [];
  const better = hamzas.get(rest);
  return better && before ? before + better : undefined;
}
