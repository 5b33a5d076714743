import { distanceBetween } from '#shared/search/letter-distance.ts';
import { foldForSearch, searchWords, withoutArticle } from '#shared/search/search-words.ts';

type Named = { label: () => string; words: string };

/** Shorter words are names and codes as often as misspelt. */
const fewestLetters = 4;

/**
 * The sections with every word of `text` in their name or in what else they are called, in either language; if there are
 * none, those with one letter of each word wrong. All of them for an empty text.
 */
export function findSections<Section extends Named>(sections: readonly Section[], text: string): Section[] {
  const words = searchWords(text);
  const named = sections.map((section) => {
    const folded = foldForSearch(`${section.label()} ${section.words}`);
    return { section, folded, parts: folded.split(' ').map(withoutArticle) };
  });
  const exact = named.filter(({ folded }) => words.every((word) => folded.includes(word)));
  const found = exact.length > 0 ? exact : named.filter(({ parts }) => words.every((word) => isNear(word, parts)));
  return found.map(({ section }) => section);
}

const isNear = (word: string, parts: readonly string[]): boolean =>
  parts.some((part) => part === word || (word.length >= fewestLetters && distanceBetween(word, part, 1) <= 1));
