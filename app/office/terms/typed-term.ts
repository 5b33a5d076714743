import { ApiError } from '#app/office/components/api-client.ts';
import type { Subject } from '#shared/search/subjects.ts';
import { type StaffTerm, type TermInput, wordLists } from '#shared/terms/trade-term.ts';
import { fromKeys } from '#shared/typed-entries.ts';

type WordList = (typeof wordLists)[number];
/** The form of a term: lists of words are texts with a word on each line. */
export type TypedTerm = Omit<TermInput, WordList> & Record<WordList, string>;

const arabicLetter = /\p{Script=Arabic}/u;

/** The words of a text, by line or comma. */
export function splitWords(text: string): string[] {
  const words = text.split(/[\n,،]/).map((word) => word.trim());
  return [...new Set(words.filter(Boolean))];
}

/** A new term with words of either language. */
export function newTerm(given: string): TypedTerm {
  const words = splitWords(given);
  const ofArabic = words.filter((word) => arabicLetter.test(word));
  const ofEnglish = words.filter((word) => !arabicLetter.test(word));
  return {
    name: words[0] ?? '',
    subject: 'bags' satisfies Subject,
    english: '',
    arabic: '',
    englishSearch: ofEnglish.join('\n'),
    arabicSearch: ofArabic.join('\n'),
    englishAvoided: '',
    arabicAvoided: '',
    note: '',
    isSearched: true,
  };
}

/** A stored term in its form. */
export function typedTerm(term: StaffTerm): TypedTerm {
  const { name, subject, english, arabic, note, isSearched } = term;
  return { name, subject, english, arabic, note, isSearched, ...fromKeys(wordLists, (list) => term[list].join('\n')) };
}

/** What is sent. */
export const sentTerm = (typed: TypedTerm): TermInput => ({
  ...typed,
  ...fromKeys(wordLists, (list) => splitWords(typed[list])),
});

/** A refusal of one word of a list as one of its field: `englishSearch.3`. */
export function atFields(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const errors = Object.entries(error.errors).map(([field, reason]) => [field.replace(/\.\d+$/, ''), reason]);
  return new ApiError(error.message, { ...error, errors: Object.fromEntries(errors) });
}
