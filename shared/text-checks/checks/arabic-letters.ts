import type { ReadText } from '../read-text.ts';
import type { Found } from '../text-check.ts';

/** Letters of Persian and Urdu, most of which look like Arabic ones, with those. */
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
  '\u067e': 'ب',
  '\u0686': 'ج',
  '\u06af': 'غ',
  '\u0698': 'ز',
};
const wordWithOne =
  /[\p{L}\p{M}]{0,30}[\u06cc\u06a9\u06aa\u06c1\u06be\u06d5\u06c0\u06c3\u06d2\u067e\u0686\u06af\u0698][\p{L}\p{M}]{0,30}/gu;
const lookalike = /[\u06cc\u06a9\u06aa\u06c1\u06be\u06d5\u06c0\u06c3\u06d2\u067e\u0686\u06af\u0698]/g;

/** Words typed with another keyboard: they look right, and no search finds them. A ی that ends على is its ى. */
export function foreignLetterFindings({ text }: ReadText): Found[] {
  return [...text.matchAll(wordWithOne)].map(({ 0: found }) => ({
    found,
    wanted: found
      .replace(/(?<=عل|إل|حت|لد|مت|مد)\u06cc$/, 'ى')
      .replace(lookalike, (letter) => lookalikes[letter] ?? ''),
  }));
}

const arabicWord = /[\u0621-\u065f\u0670]{2,40}/g;
const root = '[\\u0621-\\u064a]\\u0651?';
const prefix = '(?:[وفبلك]{0,2}(?:ال|لل)?)';
/** Nouns and verbs of the seventh, eighth and tenth form, and the few words that begin like them: no hamza. */
const joined = new RegExp(
  `^(${prefix})إ((?:ست(?!راتي|رلين|اد|ون|دي|برق|نبول)${root}${root}|ن(?!سان|جاز)${root}${root}ا${root}|${root}[تط](?!ا)${root}ا|زد${root}ا|سم(?=$|ه|ها|ك|ي|نا|كم)|ثن(?:ان|تان|تين)$|ت\\u0651?(?:فاق|صال|جاه|باع|حاد|خاذ|ساع|زان)|بن(?=$|ه|ة)|مرأة).*)$`,
);
/** Nouns of those forms that begin with أ: «أعتماد»; the last letters are no ا, as in the plural «أسطوانات». */
const letter = '[\\u0628-\\u064a]\\u0651?';
const joinedNoun = new RegExp(
  `^(${prefix})أ((?!سترال|سطو|نتر)(?:ست${letter}${letter}|ن${letter}${letter}|${letter}[تط]${letter})ا${letter}.*)$`,
);
/** Imperatives never begin with إ: «إختاروا». */
const imperative = /^([وف]?)إ([\u0627-\u0652]{2,9}وا)$/;

/** Words that begin with a hamza, as they are often written without, or with another. */
const certain =
  'أو أي إلى إذا أول أخرى أكثر أقل أربع أربعة أربعون أربعين أربعاء أسبوع أسابيع أردن أردني أوروبا أوروبي أفريقيا أمريكا أمريكي ألمانيا إيطاليا إسبانيا أبيض أحمر أسود أصفر أزرق أخضر أكياس أنواع أنوال ألوان أشرطة أغذية أسمدة أعلاف أرقام أيام أيضا أدنى أقصى أعلى أثناء أوقات أسئلة أشهر إنتاج إنتاجية إدارة إداري إضافة إضافي إرسال إعادة إجراء إمكانية إلكتروني إلكترونية إنجليزي إنجليزية إسمنت إطار إشعار إجمالي إيصال إعلان';
const usual =
  'أن أما إلا أنه أنها أنهم أنتم أولا أولى أمان أنبوب أسعار أسماء أحرف أقسام أسواق أفلام أمتار أطنان أصغر أكبر أطول أقصر أسطوانة أسطوانات ألواح أسرع أمام أنظمة أحبار أقرب أقمشة أقدم أعمال أضعاف أغطية أحد أحدهما أحدها أحدهم أفضل أجهزة أحدث أبدا أثقل أخف أجزاء أساس أساسي أبعاد أسفل ألياف أصلي أوجه أمور أشخاص أرخص أدوات أصباغ أشكال أماكن أعمدة أبواب أوراق أوزان أحجام أحمال أطراف أسباب أخطاء أصحاب أمثلة أهمية أسلوب أجور أسطح أحزمة أربطة أرضية أشعة أصناف أعوام أعضاء أهداف أين أهلا أداء أرض أرز أرسلوا أخبرونا أضيفوا أعيدوا أرفقوا أزيلوا أحضروا أنشئوا أوقفوا إعداد إمكان إغلاق إلغاء إزالة إطلاق إقرار إثبات إصدار إدخال إخراج إجابة إيجاد إرفاق إشراف إنشاء إنهاء إيقاف إبقاء إظهار إخفاء إنجاز إحدى إسناد إبلاغ إسقاط إنذار إنزال إحضار إتقان إنترنت إكمال إشارة إبرة إيثيلين إليكم إلينا إليه إليها إفراغ إرشادات إرجاع إيجار آخر آلة آلات آلاف آسيا آذار';
const bare = (word: string): string => word.replace(/^[أإآ]/, 'ا');
const firstLetters = (words: string) => words.split(' ').map((word) => [bare(word), word.slice(0, 1)] as const);
const certainLetters = new Map(firstLetters(certain));
const letters = new Map([...firstLetters(usual), ...certainLetters]);
/** Without a hamza and after a joined letter these are other words: واحد, بالات, فاخر. */
const neverJoined = new Set(['احد', 'الة', 'الات', 'ارز', 'ارض', 'اين', 'اخر']);

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
  const [, before, rest] = joined.exec(word) ?? joinedNoun.exec(word) ?? [];
  if (before !== undefined && rest !== undefined) return `${before}ا${rest}`;
  const [, and = '', told] = imperative.exec(word) ?? [];
  return told && `${and}${letters.get(`ا${told}`) ?? 'ا'}${told}`;
}

const beforeHamza = /^((?:[وفبلك]{0,2}(?:ال|لل)?)?)([اأإآ])(.*)$/;
const ending = /(?<=.{4})(?:نا|كم|ها?|هما?|ا|ات|ي|ية|ة|ين|ون|ان)$/;

/** The word with the hamza that it lacks, or in place of another: «الانتاج», «إسبوع». */
function withItsHamza(marked: string): string | undefined {
  const whole = findSureLetter(marked);
  if (whole) return marked.startsWith(whole) ? undefined : whole + marked.slice(1);
  const [, before = '', first = '', rest = ''] = beforeHamza.exec(marked) ?? [];
  const isArticle = /[ال]ل$/.test(before);
  const isShort = rest.length < 2 || (!isArticle && neverJoined.has(`ا${rest}`));
  const better = before && !isShort ? findSureLetter(first + rest) : undefined;
  return better && better !== first ? before + better + rest : undefined;
}

/** The letter with which a word surely begins; undefined where it may be right as it is. */
function findSureLetter(marked: string): string | undefined {
  const word = marked.replace(/[\u064b-\u0652]/g, '');
  const known = word.startsWith('ا') ? letters : certainLetters;
  const form = bare(word);
  return known.get(form) ?? known.get(form.replace(ending, '')) ?? undefined;
}
