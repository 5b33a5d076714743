import { searchedNumber } from '#server/i18n/phone-number.ts';

/** What a search of leads looks for: its words and, for a telephone number, its digits as they are stored. */
export function spellingsOfQuery(query: string): string[] {
  const number = searchedNumber(query);
  return number === undefined ? [query] : [query, number];
}
