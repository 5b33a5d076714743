import { isArabic } from '#shared/search/word-forms.ts';
import { readSkeleton } from './same-name.ts';
import { setOf, splitNames, splitPlainWords } from './split-names.ts';
import { formsOfCompanies, meaningsOfWords } from './words-of-companies.ts';

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
    'شخصي شخصية خاص خاصة شخص زبون عميل حر مستقل غير معروف',
);

/** "للأعلاف", "والتجارة": words that stand with others in one. */
const withoutPrefix = (word: string): string =>
  isArabic(word) ? word.replace(/^(?:وال|ولل|لل)(?=...)/, '').replace(/^و(?=شرك|اولاد|ابنا|اخوان)/, '') : word;

/** The words of a company's name: what it is called, and what it deals in. */
function splitCompany(company: string) {
  const words = splitNames(splitPlainWords(company).map(withoutPrefix)).map((word) => word.replace(/^ال(?=...)/, ''));
  const named = words.filter((word) => !forms.has(word));
  return {
    words,
    own: named.filter((word) => !trades.has(word)),
    trades: new Set(named.flatMap((word) => trades.get(word) ?? [])),
  };
}

const keyOf = (word: string): string => translated.get(word) ?? trades.get(word) ?? readSkeleton(word);

/** By what a company is found in either script; '' for none. */
export function companyKey(company: string): string {
  const { words, own } = splitCompany(company);
  if (own.length === 0 ? words.length < 2 : own.every((word) => empty.has(word))) return '';
  const meant = own.length > 0 ? own : words;
  return [...new Set(meant.map(keyOf).filter(Boolean))].sort().join(' ');
}

/** Whether two names are those of one company; "Jordan Sugar" and "Jordan Cement" are not. */
export function isSameCompany(one: string, other: string): boolean {
  const key = companyKey(one);
  if (key === '' || key !== companyKey(other)) return false;
  const [left, right] = [splitCompany(one).trades, splitCompany(other).trades];
  return left.size === 0 || right.size === 0 || [...left].some((trade) => right.has(trade));
}
