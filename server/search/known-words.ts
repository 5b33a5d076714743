import { functionWords } from '#shared/search/function-words.ts';
import { distanceBetween } from '#shared/search/letter-distance.ts';
import { understand } from '#shared/search/search-terms.ts';
import { withoutArticle } from '#shared/search/search-words.ts';
import { isNumber } from '#shared/search/spans.ts';
import type { Searched } from './partial-matches.ts';
import { readVocabulary, type Vocabulary } from './vocabulary.ts';

const fewestLettersOfTypo = 5;

/**
 * The words of a search that the lexicon does not know, and those of them that no text of the site has either, not even
 * with one letter wrong.
 */
export async function sortWords(searched: Searched, query: string): Promise<{ unlisted: string[]; unknown: string[] }> {
  const { terms } = understand(query, searched.lexicon, { keepsAll: true });
  const unlisted = terms
    .filter(({ concepts, text }) => concepts.length === 0 && !functionWords.has(text) && !isNumber(text))
    .map(({ text }) => text);
  if (unlisted.length === 0) return { unlisted, unknown: [] };
  const vocabulary = await readVocabulary(searched);
  return { unlisted, unknown: unlisted.filter((word) => !isKnown(word, vocabulary)) };
}

function isKnown(typed: string, vocabulary: Vocabulary): boolean {
  const word = withoutArticle(typed);
  if (vocabulary.times.has(word)) return true;
  if (word.length < fewestLettersOfTypo) return false;
  return [word.length - 1, word.length, word.length + 1].some((length) =>
    vocabulary
      .ofLength(length)
      .some((candidate) => candidate.word[0] === word[0] && distanceBetween(word, candidate.word, 1) <= 1),
  );
}
