import type { WordFamily } from '../search/families.ts';
import type { TradeTerm } from './trade-term.ts';

/** One concept and its agreed words; a text has none of the avoided ones. */
export type Concept = Readonly<
  Pick<TradeTerm, '_id' | 'name' | 'english' | 'arabic' | 'englishAvoided' | 'arabicAvoided' | 'note'>
>;

/**
 * What is agreed among some terms, such as `shippedTerms` or those of `readTerms`. Avoided words are compared as they are written, whole and with their marks (يرجى is
 * avoided, يُرجى is not), in any letter case.
 */
export function buildTermbase(terms: readonly TradeTerm[]): Concept[] {
  return terms
    .filter(({ english, arabic }) => english || arabic)
    .map(({ _id, name, english, arabic, englishAvoided, arabicAvoided, note }) => {
      return { _id, name, english, arabic, englishAvoided, arabicAvoided, note };
    });
}

/** The families that search knows from some terms. `isNew`: whether texts name them already. */
export function listWordFamilies(
  terms: readonly TradeTerm[],
  isNew: (term: TradeTerm) => boolean = () => false,
): WordFamily[] {
  return terms
    .filter(({ isSearched }) => isSearched)
    .map((term) => {
      const { _id, subject, english, arabic, englishSearch, arabicSearch } = term;
      const forms = [english, ...englishSearch, arabic, ...arabicSearch].filter(Boolean);
      // The names that earlier releases gave them in searched texts.
      const key = _id.replaceAll('-', ' ');
      return { key, subject, forms, ...(isNew(term) && { isNew: true }) };
    });
}
