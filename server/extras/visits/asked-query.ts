import { boundsOfWord, foldForSearch } from '#shared/search/search-words.ts';
import { beforeNames, personalNames } from './personal-names.ts';

/** Which words of a search the lexicon does not know, and which of those the site's texts do not know either. */
export type WordsOf = (query: string) => Promise<{ unlisted: readonly string[]; unknown: readonly string[] }>;

const mostWords = 6;
const longest = 80;
const longestWord = 30;
const address = /[@\\_]|:\/\/|www\.|\p{L}\.\p{L}{2}/u;
// Digits as in a number of a person or a document, in whatever groups.
const longNumber = /\d{6}|(?:\d[\s().+/-]*){7}|\+\s*\d/;
// A capital inside a search: a name, where it is not an abbreviation.
const capitalised = /^\p{Lu}\p{Ll}/u;
const familyName = /^ال.{3,}(?:ي|ه)$/;

/**
 * A search as it may be counted: normalised; undefined when it could be about a person. What remains holds at most one
 * word that the site does not know: a first name and a family name are two.
 */
export async function countableQuery(typed: string, wordsOf: WordsOf): Promise<string | undefined> {
  if (address.test(typed.normalize('NFKC'))) return undefined;
  const words = foldForSearch(typed).split(' ').map(withoutPunctuation).filter(Boolean);
  const query = words.join(' ');
  const isShort = words.length > 0 && words.length <= mostWords && query.length <= longest;
  if (!isShort || words.some(({ length }) => length > longestWord) || longNumber.test(query)) return undefined;
  const { unlisted, unknown } = await wordsOf(query);
  return isOfPerson(typed, { words, unlisted, unknown }) ? undefined : query;
}

function withoutPunctuation(part: string): string {
  const { start, end } = boundsOfWord(part);
  return part.slice(start, end);
}

type Judged = { words: readonly string[]; unlisted: readonly string[]; unknown: readonly string[] };

/** Whether a search looks like a name. When in doubt it does. */
function isOfPerson(typed: string, { words, unlisted, unknown }: Judged): boolean {
  if (unlisted.some((word) => personalNames.has(word) || personalNames.has(word.replace(/^(?:ال|al-?)/, ''))))
    return true;
  if (unlisted.some((word) => /^عبد.{3}/.test(word))) return true;
  const isTitled = words.some((word, i) => beforeNames.has(word) && unlisted.includes(words[i + 1] ?? ''));
  if (isTitled || unknown.length > 1) return true;
  const [only] = unknown;
  if (only === undefined) return false;
  // Half digits, half letters: a code or a reference.
  if (/\d/.test(only)) return true;
  const isAlone = words.length === 1;
  if (isAlone && familyName.test(only)) return true;
  return typed.split(/\s+/).some((part, i) => {
    const word = withoutPunctuation(part);
    return (isAlone || i > 0) && capitalised.test(word) && foldForSearch(word) === only;
  });
}
