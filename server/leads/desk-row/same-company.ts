import { findNamedRegion } from '#shared/search/named-region.ts';
import { isArabic } from '#shared/search/word-forms.ts';
import { haveOneSkeleton, isSameName, readSkeleton } from './same-name.ts';
import { cutArticle, setOf, splitNames, splitPlainWords } from './split-names.ts';
import { formsOfCompanies, meaningsOfWords, namesOfPlaces } from './words-of-companies.ts';

/** Each word by the first one of its meaning. */
const indexMeanings = (meanings: readonly string[][]): ReadonlyMap<string, string> =>
  new Map(
    meanings.flatMap((words) =>
      words.flatMap((word) => [...setOf(word)].map((plain) => [plain, words[0] ?? ''] as const)),
    ),
  );

const forms = setOf(formsOfCompanies);
const translated = indexMeanings(meaningsOfWords.translated);
const trades = indexMeanings(meaningsOfWords.trades);

/** What people write who have no company. */
const empty = setOf(
  'none no nil null na nope nothing unknown private privat personal individual individuals self myself freelance freelancer ' +
    'employed home own without person customer client consumer test لا يوجد لايوجد ليس لدي بدون شيء فرد أفراد فردي فردية ' +
    'شخصي شخصية خاص خاصة شخص زبون عميل حر مستقل غير معروف ' +
    'student students retired unemployed jobseeker job seeker housewife use طالب طالبة متقاعد متقاعدة باحث عمل',
);

const isKnown = (word: string): boolean => forms.has(word) || trades.has(word) || translated.has(word);

/** "للأعلاف", "لتعبئة", "والتجارة": words that stand with others in one. */
function withoutPrefix(word: string): string {
  if (!isArabic(word) || isKnown(word)) return word;
  const bare = word.replace(/^(?:وال|ولل|لل)(?=...)/, '').replace(/^و(?=شرك|اولاد|ابنا|اخوان)/, '');
  return /^[لو]/.test(bare) && isKnown(bare.slice(1)) ? bare.slice(1) : bare;
}

/** The words of a company's name, without prefixes and articles. */
const splitWords = (company: string): string[] =>
  splitNames(splitPlainWords(company).map(withoutPrefix)).map((word) => (isKnown(word) ? word : cutArticle(word)));

const namesOfOnePlace = new Set(namesOfPlaces.map((name) => splitWords(name).join(' ')));
/** Whether words say no more than where a company is, or what many are called: "Port Said", "National", "Gulf". */
const isCommon = (words: readonly string[]): boolean =>
  namesOfOnePlace.has(words.join(' ')) || words.every((word) => translated.has(word) || namesOfOnePlace.has(word));

/** The country that a word names. Without marks Oman is written as Amman. */
const findCountry = (word: string): string | undefined =>
  word === 'عمان' ? undefined : findNamedRegion(translated.get(word) ?? word);

/** What a company is called, the countries of its branch, what it deals in, and whether it says no more than what many do. */
function splitCompany(company: string) {
  const words = splitWords(company);
  // "Private Limited" is a form; "private" alone stands for no company.
  const isForm = (word: string, at: number) =>
    forms.has(word) || (word === 'private' && forms.has(words[at + 1] ?? ''));
  const named = words.filter((word, at) => !isForm(word, at));
  const traded = new Set(named.flatMap((word) => trades.get(word) ?? []));
  // Of feed or rice mills the mills say nothing; mills alone are those of flour.
  if (traded.delete('mills') && traded.size === 0) traded.add('flour');
  const own = named.filter((word) => !trades.has(word));
  const isNone = own.length === 0 ? words.length < 2 : own.every((word) => empty.has(word));
  // "Nestlé Jordan" is Nestlé; "Jordan Sugar" is called so.
  const branch = own.flatMap((word) => findCountry(word) ?? []);
  const called = own.filter((word) => !findCountry(word));
  const isBranch = branch.length > 0 && !isCommon(called);
  return {
    meant: isNone ? [] : own.length === 0 ? words : isBranch ? called : own,
    branch: new Set(isBranch ? branch : []),
    trades: traded,
    // "Durban Trading" and "Durban Foods" are two; "Durban" may be short for either.
    isVague: traded.size === 0 && words.length > own.length && isCommon(own),
  };
}

const readMeaning = (word: string): string | undefined => translated.get(word) ?? trades.get(word);
const keyOf = (word: string): string => readMeaning(word) ?? readSkeleton(word);

/** Whether a domain spells a company's name, with what companies are or without: haddadmills.jo. */
export function isNamedInDomain(company: string, domain: string): boolean {
  const words = splitPlainWords(company);
  const label = domain.replace(/\..*/, '').replaceAll('-', '');
  const spellings = [words, words.filter((word) => !forms.has(word))].map((each) => each.join(''));
  return label.length > 4 && spellings.includes(label);
}

/** By what a company is found in either script; '' for none. */
export function companyKey(company: string): string {
  return [...new Set(splitCompany(company).meant.map(keyOf).filter(Boolean))].sort().join(' ');
}

/** Words of one meaning, or spelt alike; letters of one script say more than the consonants of two. */
function isSameWord(one: string, other: string): boolean {
  const [meaning, otherMeaning] = [readMeaning(one), readMeaning(other)];
  if (isArabic(one) === isArabic(other))
    return meaning ? meaning === otherMeaning : isSameName(cutHamza(one), cutHamza(other));
  const haveOneSpelling = !meaning && !otherMeaning && haveOneSkeleton(one, other);
  return (meaning && meaning === otherMeaning) || haveOneSpelling || isSameName(one, other);
}
const cutHamza = (word: string): string => word.replace(/(?<=..ا)ء$/, '');

type Company = ReturnType<typeof splitCompany>;
/** Whether a name says too little to be that of one which says what it deals in. */
const isVagueBeside = (one: Company, other: Company): boolean => one.isVague && other.trades.size > 0;

function compareCompanies(one: string, other: string) {
  const [left, right] = [splitCompany(one), splitCompany(other)];
  const listRest = (words: string[], among: string[]) =>
    words.filter((word) => !among.some((each) => isSameWord(word, each)));
  const rests = [listRest(left.meant, right.meant), listRest(right.meant, left.meant)] as const;
  const shared = [left, right].map(({ meant }, side) => meant.filter((word) => !rests[side]?.includes(word)));
  const isTradeShared = !left.trades.isDisjointFrom(right.trades);
  const isOneUnsaid = left.trades.size === 0 || right.trades.size === 0;
  const areTrades = isTradeShared || (isOneUnsaid && !isVagueBeside(left, right) && !isVagueBeside(right, left));
  const areBranches = left.branch.size === 0 || right.branch.size === 0 || !left.branch.isDisjointFrom(right.branch);
  return { canBe: areTrades && areBranches, isTradeShared, rests, shared };
}

/** Whether two names are those of one company; "Jordan Sugar" and "Jordan Cement" are not. */
export function isSameCompany(one: string, other: string): boolean {
  const { canBe, rests, shared } = compareCompanies(one, other);
  return canBe && rests.every((rest) => rest.length === 0) && shared.every((words) => words.length > 0);
}

/**
 * Whether two names may be those of one company, for people of one name: the one says more, or what they do not share
 * stands in two scripts, where it may mean the same. A word that many companies have is not enough, but for what they deal in.
 */
export function canBeSameCompany(one: string, other: string): boolean {
  const { canBe, isTradeShared, rests, shared } = compareCompanies(one, other);
  const [[left = ''], [right = '']] = rests;
  const isOpen = left === '' || right === '' || isArabic(left) !== isArabic(right);
  const isOwn = (word: string) => !translated.has(word) && !trades.has(word);
  return canBe && isOpen && shared.every((words) => words.some((word) => isTradeShared || isOwn(word)));
}
