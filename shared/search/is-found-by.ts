import type { Lexicon } from './families.ts';
import { toIndexedText } from './indexed-text.ts';
import { understand } from './search-terms.ts';

/**
 * Whether a short text has all that a search asks for, as lists of the back office understand it: also parts of words.
 * An empty search finds everything.
 */
export function isFoundBy(query: string, text: string, lexicon: Lexicon): boolean {
  const { terms } = understand(query, lexicon, { parts: true, keepsAll: true });
  if (terms.length === 0) return true;
  const indexed = toIndexedText(text, lexicon);
  return terms.every(({ anyOf }) => anyOf.some((form) => indexed.includes(form)));
}
