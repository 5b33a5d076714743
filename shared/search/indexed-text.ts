import { foldForSearch } from '../search-words.ts';
import { conceptsIn } from './concepts.ts';
import { spansOf } from './spans.ts';
import { tokenOf } from './tokens.ts';

/** Between a text and what is added to it; a normalised text holds none. */
export const afterText = '\n';
const joinedWord = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+|[a-z]{2,5} \d{3,}/gu;

/** A text as it is searched: normalised, and after a line break the concepts that it names. */
export function toIndexedText(text: string): string {
  return withConcepts(foldForSearch(text));
}

/** A normalised text, with or without its concepts, with those of this version. */
export function withConcepts(indexed: string): string {
  const end = indexed.indexOf(afterText);
  const folded = end < 0 ? indexed : indexed.slice(0, end);
  const tokens = conceptsIn(spansOf(folded)).map(({ key }) => tokenOf(key));
  // Also without the hyphen or space: "antislip", "ISO9001".
  const joined = [...folded.matchAll(joinedWord)].map(([word]) => word.replace(/[- ]/g, ''));
  return `${folded}${afterText}${[...new Set([...joined, ...tokens])].join(' ')}`;
}
