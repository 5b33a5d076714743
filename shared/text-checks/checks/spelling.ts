import type { ReadText } from '../read-text.ts';
import type { CheckedPair, Found } from '../text-check.ts';

/** Wrong spellings, each with the right one; prefixes, the article and endings may be joined to those of Arabic stems. */
const arabicStems = new Map(
  'مسئول=مسؤول شئون=شؤون قرائة=قراءة كفائة=كفاءة إضائة=إضاءة برائة=براءة تاكيد=تأكيد تاكدوا=تأكدوا تاخير=تأخير تامين=تأمين تاسيس=تأسيس تاثير=تأثير تاهيل=تأهيل موسسة=مؤسسة موشر=مؤشر بروبلين=بروبيلين إثيلن=إيثيلين ضؤ=ضوء شئ=شيء جمبو=جامبو'
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
);
const words = new Map(
  'فى=في هى=هي الذى=الذي التى=التي هذة=هذه إلية=إليه لدية=لديه حتي=حتى متي=متى إحدي=إحدى احدي=إحدى أخري=أخرى الأخري=الأخرى اخري=أخرى أعلي=أعلى الأعلي=الأعلى أدني=أدنى الأدني=الأدنى أقصي=أقصى الأقصي=الأقصى السدي=السدى الي=إلى إلي=إلى أى=أي بأى=بأي حوالى=حوالي بولى=بولي ثانى=ثاني لاكن=لكن هاذا=هذا هاذه=هذه ذالك=ذلك مياة=مياه المياة=المياه إتجاة=اتجاه اتجاة=اتجاه الاتجاة=الاتجاه'
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
);
/** Adjectives that end in ي: with ى they are Egyptian. */
const adjectives =
  /^((?:[وفبلك]?ال|لل)(?:غذائ|صناع|أردن|خارج|داخل|دول|محل|يوم|سنو|شهر|حال|تال|عال|كل|ثان|رئيس|إضاف|أساس|طبيع|عاد|فن|مال|تجار|زراع|إنتاج|عرب|جمرك|بحر|بر|جو|حرار|ورق|رسم|فعل|نهائ))ى$/;
/** The same with ه in place of ة: «داخليه». */
const adjectivesWithHa =
  /^([وفبلك]?(?:غذائ|صناع|أردن|خارج|داخل|دول|محل|سنو|شهر|إضاف|أساس|طبيع|تجار|زراع|إنتاج|جمرك|بحر|حرار|رئيس|نهائ|اختيار|دائر))يه$/;
/** With the article no pronoun can follow: such a word ends in ة, unless its ه is of its root. */
const articleWithHa = /^([وفبك]?ال[\u0621-\u064a]{2,12})ه$/;
const rootHa =
  /(?:وجه|ياه|تجاه|نتباه|شتباه|كراه|شباه|فواه|شفاه|رفاه|جباه|وجيه|نبيه|شبيه|رفيه|نزيه|فقيه|شويه|سفيه|مويه|كروه|شبوه|جوه|مشتبه|شبه|فقه|كره|منبه|شابه|فواكه|متجه|موجه|تافه|أبله|الات|والدي|والدت|إله|جاه|شاه|نتبه|التقط|التقا|التزم|التمس|شيه|كاليه)$/;
/** Nouns of which no verb and no other noun is written alike: with a pronoun their ending would be ته. */
const nounsWithHa =
  /^([وفبلك]?(?:لل)?(?:فتر|مادّ|ساع|شرك|جود|بطان|ماكين|حاوي|كمي|طلبي|طبلي|مدين|منطق|صناع|تجار|زراع|حماي|رطوب|حرار|مساح|نهاي|بداي|قيم|سماك|كثاف|متان|مقاوم|طباع|خياط|تعبئ|صال|رافع|شاحن|فاتور|شهاد|وثيق|بطاق|رسال|صفح|استمار|مواصف|مرحل|نتيج|ثلاث|أربع|خمس|سبع|ثماني|تسع|عشر|مئ|واحد))ه$/;
/** A noun with ه before an adjective of the feminine: «دفعه واحدة»; a pronoun would make it masculine. */
const nounBeforeFeminine =
  /(?<![\p{L}\p{M}])(?![وفبلك]?(?:هذ|في|علي|من|ل|ب|أن|إن|عن|لدي|بين)ه )([\u0621-\u0652]{2,12}[\u0621-\u0629\u062b-\u0652])ه (?=(?:واحدة|كاملة|جديدة|كبيرة|صغيرة|عالية|خفيفة|ثقيلة|قصيرة|طويلة|مختلفة|مستقلة|كافية|إضافية|داخلية|خارجية|شهرية|سنوية|محلية)(?![\p{L}\p{M}]))/gu;
const arabicWord = /(?<![\p{L}\p{M}])[\u0621-\u0652]{2,30}(?![\p{L}\p{M}])/gu;
const marks = /[\u064b-\u0652]/g;
const joinedStem = /^((?:[وفبلك]?(?:ال|لل)?|[وف][بلك]))(.{2,9}?)((?:ية|ين|ون|و?كم|نا|ها|ه|ة|ات|ا)?)$/;

function arabicSpelling(word: string): string | undefined {
  const known = words.get(word) ?? (/^[وف]/.test(word) ? words.get(word.slice(1)) : undefined);
  if (known) return words.has(word) ? known : `${word[0]}${known}`;
  const [, adjective] = adjectives.exec(word) ?? [];
  if (adjective) return `${adjective}ي`;
  const [, withHa] = adjectivesWithHa.exec(word) ?? [];
  if (withHa) return `${withHa}ية`;
  const [, named] = nounsWithHa.exec(word) ?? [];
  if (named) return `${named}ة`;
  const [, noun] = articleWithHa.exec(word) ?? [];
  if (noun && !rootHa.test(word) && !rootHa.test(noun)) return `${noun}ة`;
  const [, before = '', stem = '', after = ''] = joinedStem.exec(word) ?? [];
  const right = arabicStems.get(word) ?? arabicStems.get(stem);
  if (!right) return undefined;
  return arabicStems.has(word) ? right : before + right + after;
}

const preposition = /(?<![\p{L}\p{M}])و?علي [\u0621-\u0652]{2,30}/u;
/** Then it may be a name, or «عليّ». */
const mayBeAli = /\b(?:Ali|I|me|my)\b/i;

/** Words of Arabic as they are often misspelt: «الجوده», «فى», «مسئول», «علي الطبلية». */
export function arabicSpellingFindings({ prose }: ReadText, { en }: CheckedPair): Found[] {
  const found = new Map<string, string>();
  for (const [word] of prose.matchAll(arabicWord)) {
    const right = arabicSpelling(word.replace(marks, ''));
    if (right) found.set(word, right);
  }
  for (const [, noun = ''] of prose.matchAll(nounBeforeFeminine)) found.set(`${noun}ه`, `${noun}ة`);
  const [on = ''] = mayBeAli.test(en) ? [] : (preposition.exec(prose) ?? []);
  if (on) found.set(on, on.replace('علي', 'على'));
  return Array.from(found, ([word, wanted]) => ({ found: word, wanted }));
}

const english = new Map(
  'teh=the labratory=laboratory wieght=weight lenght=length heigth=height recieve=receive seperate=separate adress=address occured=occurred accomodate=accommodate polypropylen=polypropylene polyethylen=polyethylene polyproplyene=polypropylene matieral=material qualtiy=quality quantitiy=quantity delievery=delivery garantee=guarantee fertilzer=fertilizer cemment=cement LPDE=LDPE LLPDE=LLDPE HPDE=HDPE payed=paid wich=which untill=until recomend=recommend neccessary=necessary necesary=necessary maintainance=maintenance enviroment=environment goverment=government commited=committed prefered=preferred succesful=successful definately=definitely wether=whether begining=beginning comparision=comparison existance=existence independant=independent thier=their truely=truly tommorow=tomorrow transfered=transferred sieze=seize strenght=strength thicknes=thickness BOOP=BOPP BPOP=BOPP'
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
);
const englishWord = /(?<![\p{L}\p{N}])[A-Za-z]{3,20}(?![\p{L}\p{N}])/gu;
/** "An" before a consonant and "a" before a vowel as they sound; letters and shortened words are left out. */
const article =
  /(?<![\p{L}\p{N}_.’'-])(?:([Aa])n (?=[bcdfgjklmnpqrstvwyz][a-z]{2})|((?:(?<=^|[.!?:] |\n)A)|a) (?!(?:one|once|and|are|also|eu|ewe|other|all|in|is|of|on|or|at|as|if)\b|one-|eu)(?=[aeio][a-z]{2}))[a-z]{3,20}/gu;

/** Words that are often misspelt, and the article that does not fit the next word: "an bag". */
export function englishSpellingFindings({ text }: ReadText): Found[] {
  const articles = Array.from(text.matchAll(article), ({ 0: found, 1: an, 2: a }) => ({
    found,
    wanted: found.replace(/^\w+/, an ?? `${a}n`),
  }));
  const misspelt = Array.from(text.matchAll(englishWord), ([found]) => ({ found, wanted: english.get(found) ?? '' }));
  return [...articles, ...misspelt.filter(({ wanted }) => wanted !== '')];
}
