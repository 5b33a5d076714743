/** Occurs in every row that `growFolder` adds. */
export const commonWord = 'polypropylene';

const english = `woven sack bag fabric film liner valve weight order mill printed laminated export factory quality strength
  loop jumbo cement flour sugar rice feed seed fertiliser salt onion potato mesh gauze roll tape yarn extruder loom pallet
  container price sample delivery colour thread seam handle baler pellet resin moisture barrier stack load truck port
  buyer season harvest contract inspection certificate recycled blend gram metre width length test drop burst sunlight
  stabiliser warehouse shelf family market farm cooperative bakery dairy poultry chemical mineral gypsum lime charcoal`;
const arabic = `منسوج كيس أكياس قماش غشاء بطانة صمام وزن طلب مطحنة مطبوع مغلف تصدير مصنع جودة متانة عروة إسمنت طحين سكر أرز
  علف بذور سماد ملح بصل بطاطا شبك لفة شريط خيط نول منصة حاوية سعر عينة تسليم لون درز مقبض حبيبات رطوبة حاجز تكديس
  شاحنة ميناء مشتر موسم حصاد عقد فحص شهادة تدوير خليط غرام متر عرض طول اختبار سقوط تمزق شمس مستودع رف سوق مزرعة تعاونية
  مخبز ألبان دواجن كيماويات معادن جبس فحم الأردن عمان الزرقاء العقبة`;
const syllables = 'ba ko li mu ne ra sho ti vu wa zi do fe gu ha ju'.split(' ');

const listOf = (words: string) => words.split(/\s+/).filter(Boolean);
const vocabularies = { en: withTail(listOf(english)), ar: withTail(listOf(arabic)) };

/** Common words first, then thousands of generated ones with falling frequency, like names and numbers. */
function withTail(words: string[]): string[] {
  return [...words, ...Array.from({ length: 4_000 }, (_, i) => madeUp(i + 256))];
}

function madeUp(number: number): string {
  return (number < 16 ? '' : madeUp(Math.floor(number / 16))) + syllables[number % 16];
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Occurs only in the record of this number: ten arbitrary letters, like product codes. */
export function rareWord(number: number): string {
  const dice = makeDice(number * 7919);
  return Array.from({ length: 10 }, () => letters[Math.floor(dice() * letters.length)]).join('');
}

const spelt = ['polypropylene', 'certificate', 'fertiliser', 'stabiliser', 'cooperative', 'inspection'];

/** A frequent word of the records with one letter wrong. */
export function misspeltWord(number: number): string {
  const word = spelt[number % spelt.length] ?? commonWord;
  const place = 1 + (Math.floor(number / spelt.length) % (word.length - 1));
  const wrong = letters[(number * 7 + (word.codePointAt(place) ?? 0)) % letters.length];
  return `${word.slice(0, place)}${wrong === word[place] ? 'q' : wrong}${word.slice(place + 1)}`;
}

const shortestPart = 3;

/** Every part of the common word that has three letters or more: 66 words that every row holds. */
export const commonParts: readonly string[] = [...commonWord].flatMap((_, begin) =>
  Array.from({ length: commonWord.length - begin - shortestPart + 1 }, (_, more) =>
    commonWord.slice(begin, begin + shortestPart + more),
  ),
);

/** Pseudo-random numbers from 0 to 1, equal in every run (mulberry32). */
export function makeDice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Words with Zipf-distributed frequency: the n-th of the vocabulary is about n times rarer than the first. */
export function makeWords(dice: () => number, count: number, language: 'en' | 'ar'): string {
  const vocabulary = vocabularies[language];
  const pick = () => vocabulary[Math.floor(vocabulary.length ** dice()) - 1] ?? '';
  return Array.from({ length: count }, pick).join(' ');
}
