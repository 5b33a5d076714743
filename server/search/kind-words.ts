import type { SearchGroupName } from '#shared/kinds/kinds.ts';
import { findConcepts } from '#shared/search/concepts.ts';
import type { Lexicon } from '#shared/search/families.ts';
import { pageOfGroup, pageWords } from '#shared/search/page-words.ts';
import { type HitGroupName, searchGroups } from '#shared/search/search-groups.ts';
import { type SearchTerm, type UnderstoodQuery, understand } from '#shared/search/search-terms.ts';
import { foldForSearch } from '#shared/search/search-words.ts';
import { hasForm } from '#shared/search/short-words.ts';
import { splitSpans } from '#shared/search/spans.ts';

/** What a group is called by people who look for its records: the words of the page that lists them. */
export const wordsOfGroup = (group: HitGroupName): string => (group === 'pages' ? '' : pageWords[pageOfGroup[group]]);

/**
 * A search in which each term that is a word for the kind is the one that all its records are indexed with
 * (`search.word` of its entry): a vacancy answers "salary", though its text does not say it.
 */
export function withKindWords(asked: UnderstoodQuery, group: SearchGroupName): UnderstoodQuery {
  const { terms, lexicon } = asked;
  const { word } = searchGroups[group];
  const isKind = terms.map((term) => namesGroup(group, { term, lexicon }));
  if (!word || !isKind.some(Boolean)) return asked;
  return understand(terms.map(({ text }, i) => (isKind[i] ? word : text)).join(' '), lexicon);
}

function namesGroup(group: SearchGroupName, { term, lexicon }: { term: SearchTerm; lexicon: Lexicon }): boolean {
  const folded = foldForSearch(wordsOfGroup(group));
  // The beginning of a word may be that of many.
  if (term.text.endsWith('*')) return false;
  if (term.anyOf.some((form) => hasForm(folded, form))) return true;
  const named = new Set(findConcepts(splitSpans(folded), lexicon).map(({ key }) => key));
  return term.concepts.some((key) => named.has(key));
}
