import { findConcepts, findShortWords } from './concepts.ts';
import type { Lexicon } from './families.ts';
import { foldForSearch } from './search-words.ts';
import { asWhole } from './short-words.ts';
import { splitSpans } from './spans.ts';
import { toToken } from './tokens.ts';

/** Between a text and what is added to it; a normalised text holds none. */
export const afterText = '\n';
const shortLatin = /^[a-z]{2,5}$/;
const longNumber = /^\d{3,9}$/;

/** A text as it is searched: normalised, and after a line break the concepts that it names and its short words. */
export function toIndexedText(text: string, lexicon: Lexicon): string {
  return indexed(foldForSearch(text), lexicon);
}

/** A text that was normalised by this or an earlier release, with or without its concepts, with those of this lexicon. */
export function withConcepts(stored: string, lexicon: Lexicon): string {
  const end = stored.indexOf(afterText);
  return indexed(foldForSearch(end < 0 ? stored : stored.slice(0, end)), lexicon);
}

function indexed(folded: string, lexicon: Lexicon): string {
  const spans = splitSpans(folded);
  const tokens = findConcepts(spans, lexicon).map(({ key }) => toToken(key));
  // The first word has no space before it.
  const words = [...findShortWords(spans, lexicon), spans[0]?.text ?? ''].filter(
    (word) => !folded.includes(asWhole(word)),
  );
  return `${folded}${afterText}${asWhole([...new Set([...joinedWords(folded), ...tokens, ...words])].join(' '))}`;
}

/** Words without their hyphen, and codes without their space: "antislip", "iso9001". */
function joinedWords(folded: string): string[] {
  const words = folded.split(' ');
  return words.flatMap((word, i) => {
    if (word.includes('-')) return [word.replace(/[^\p{L}\p{N}]/gu, '')];
    const next = words[i + 1] ?? '';
    return shortLatin.test(word) && longNumber.test(next) ? [word + next] : [];
  });
}
