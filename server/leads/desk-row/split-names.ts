import { isArabic } from '#shared/search/word-forms.ts';

/** Letters that no mark can be taken from. */
const latinLetters: Record<string, string> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ı: 'i' };

/** The words of a name, without marks; letters that are often written for another are one. */
export function splitPlainWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u0610-\u061a\u064b-\u0653\u0656-\u065f\u0670\u0640'’`ʼ]/g, '')
    // "أيمن" and "إيمان" begin with other vowels; elsewhere hamza is often left out.
    .replace(/[\u0654\u0655](?!ي)/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ßøæœłđı]/g, (letter) => latinLetters[letter] ?? letter);
  return plain.split(/[^\p{L}]+/u).filter(Boolean);
}

export const setOf = (words: string): ReadonlySet<string> => new Set(splitPlainWords(words));
const titles = setOf(
  'mr mrs ms miss dr doctor eng engr engineer prof capt captain sir haji hajj alhaji alhajj sheikh ' +
    'السيد الأستاذ الدكتور المهندس الحاج الشيخ دكتور مهندس أستاذ',
);
/** Those of women end with ة. */
const isTitle = (word: string): boolean => titles.has(word.replace(/ة$/, ''));
/** What begins with the letters of the article without having one. */
const withoutArticle = setOf(
  'albert alfred الله الياس الهام الماس البير البرت الفريد الكسندر اليسار اليزابيث الينا البان المنيوم المانيا المانية الوان الكترونيات الياف',
);
const article = /^(?:ال(?=...)|[ae]l(?=[b-df-hj-np-tv-z].{3}))/u;
/** A word without its article. */
export const cutArticle = (word: string): string => (withoutArticle.has(word) ? word : word.replace(article, ''));
const articles = new Set(['al', 'el', 'ul', 'ar', 'as', 'ash', 'an']);
/** Whether a word is an article that stands alone, as it is written or as it sounds before some letters: "Ez-Zein". */
const isArticle = (word: string, next = ''): boolean =>
  articles.has(word) || (/^[aeu](?:[dlnrstz]|[dst]h)$/.test(word) && next.startsWith(word.slice(1)));
/** Words that make one name with the next one. */
const openings = setOf('abd abdul abdel abdal abu abou abi bou bu bin ibn ben um umm oum عبد أبو أبي بو بن ابن أم');

/** "Abed al-Razzaq": before an article what is a name elsewhere is an opening. */
const isAbed = (word: string, next = ''): boolean => /^ab[ei]d$/.test(word) && /^[aeu]l(?:$|[^aeiou])/.test(next);

/** Short forms, and names that are said otherwise than they are written. */
const meantNames = new Map([
  ...['mohd', 'muhd', 'mhd', 'mohmd'].map((short) => [short, 'mohammad'] as const),
  ...([
    ['georges', 'george'],
    ['joseph', 'jozef'],
    ['josef', 'jozef'],
    ['osman', 'othman'],
    ['usman', 'othman'],
    ['kawsar', 'kawthar'],
    ['haysam', 'haytham'],
    ['samir', 'sameer'],
    ['amir', 'ameer'],
    ['tarak', 'tarek'],
    ['hichem', 'hicham'],
    ['jamel', 'jamal'],
  ] as const),
]);
/** "Abdurrahman": the article sounds like what follows. */
const assimilated = /^abd[aeiu](?=(sh|[dlnrstz])\1)\1?/;
const ofGod = /^(?:[ae]?ll?ah|[au]ll?ah|الله)$/;

/** The end of names such as "Nour ad-Din", of which it is a part. */
const din = /^(?:[aeu]d|[aeu]l)?d(?:i|ee)ne?$|^ال?دين$/;
const withDin = /^(.{2,20})(?:[aeiu](?:dd|ld)(?:i|ee)ne?|الدين)$/;

/** What stands in brackets behind a name: a task, or the name in the other script. */
const inBrackets = /(?<=\S\s?)[([][^()[\]]{1,80}[)\]]/g;

/** Words without titles before a name; behind it they are one: `يحيى السيد`. */
export function splitPerson(fullName: string): string[] {
  const words = splitPlainWords(fullName.replace(inBrackets, ' ')).filter((word) => word.length > 1);
  const first = words.findIndex((word) => !isTitle(word));
  const names = splitNames(first < 0 ? words : words.slice(first));
  // Of families that have two letters behind the article, as التل; first names begin so: آلان.
  return names.map((name, place) => (place > 0 ? name.replace(/^ال(?=..$)/, '') : name));
}

/** Longer names are compared by these: each word of one is compared with each of the other, and strangers write them. */
const mostWords = 12;

/** Names, each with its opening and without its article: `al-Khatib`, `الخطيب`. */
export function splitNames(words: readonly string[]): string[] {
  const names: string[] = [];
  let opening = '';
  for (const [place, written] of words.slice(0, mostWords).entries()) {
    const word = meantNames.get(written) ?? written;
    if (word.length < 2) continue;
    // "Nasr Allah" is one name; "Abd Allah" begins with an opening.
    if (names.length > 0 && !opening && ofGod.test(word)) {
      names.push(isArabic(word) ? `${names.pop()?.replace(/ة$/, 'ت')}الله` : `${names.pop()}allah`);
      continue;
    }
    if (names.length > 0 && din.test(word)) {
      names.push(`${names.pop()}${isArabic(word) ? 'دين' : 'din'}`);
      continue;
    }
    if (openings.has(word) || isAbed(word, words[place + 1])) {
      opening += word;
      continue;
    }
    const isAlone = isArticle(word, words[place + 1]);
    if (isAlone && !opening) continue;
    const hasArticle = !opening && cutArticle(word) !== word;
    const ownName = word.replace(withDin, (_, own: string) => own + (isArabic(own) ? 'دين' : 'din'));
    const name = (opening + (hasArticle ? ownName.slice(2) : ownName))
      .replace(assimilated, 'abdal')
      .replace(/[eiou](?=llah$)/, 'a');
    // "Abd al Rahman": the article belongs to the opening.
    if (isAlone) opening = name;
    else {
      names.push(name);
      opening = '';
    }
  }
  return names;
}
