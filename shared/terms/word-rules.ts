import { toPhrase } from '../search/families.ts';
import { functionWords } from '../search/function-words.ts';
import { foldForSearch } from '../search/search-words.ts';
import { isNumber, isSign, splitSpans } from '../search/spans.ts';
import type { TermWords, TradeTerm } from './trade-term.ts';

/** The fields whose words are searched for. */
const searchedFields = ['english', 'arabic', 'englishSearch', 'arabicSearch'] as const;
export type SearchedField = (typeof searchedFields)[number];
export type SearchedWord = { field: SearchedField; word: string };

/** The words of a term that are searched for. */
export function searchedWords(term: Pick<TermWords, SearchedField>): SearchedWord[] {
  return searchedFields.flatMap((field) =>
    [term[field]].flat().flatMap((word) => (word === '' ? [] : [{ field, word }])),
  );
}

/**
 * Whether searches cannot use a word: it has no letters, or stands in almost every text, such as one letter, a number, or
 * words like "of".
 */
export function isTooBroad(word: string): boolean {
  const parts = splitSpans(foldForSearch(word)).filter(({ text }) => !isSign(text));
  return parts.every(({ text }) => isNumber(text) || [...text].length < 2 || functionWords.has(text));
}

/** A word that another term has too; searches for it find what either means. */
export type SharedWord = { word: string; other: TradeTerm };

/** The searched words of a term that others have as well. */
export function wordsShared(term: Pick<TradeTerm, '_id' | SearchedField>, others: readonly TradeTerm[]): SharedWord[] {
  const own = new Map(searchedWords(term).map(({ word }) => [toPhrase(word), word]));
  const isOther = ({ _id, isSearched }: TradeTerm): boolean => isSearched && _id !== term._id;
  const found = others.filter(isOther).flatMap((other) =>
    searchedWords(other).flatMap(({ word }) => {
      const same = own.get(toPhrase(word));
      return same === undefined ? [] : [{ word: same, other }];
    }),
  );
  return [...new Map(found.map((each) => [`${each.other._id} ${each.word}`, each])).values()];
}
