import { localise } from '#shared/content.ts';
import { kindList } from '#shared/kinds/kinds.ts';
import type { Language } from '#shared/language.ts';
import { addressedBy } from '#shared/record-address.ts';
import { conceptsIn } from '#shared/search/concepts.ts';
import type { Lexicon } from '#shared/search/families.ts';
import type { SearchTerm } from '#shared/search/search-terms.ts';
import { spansOf } from '#shared/search/spans.ts';
import { groupWords, type MarkedText, type SearchGroupName, type SearchMatch } from '#shared/search-groups.ts';
import { foldForSearch } from '#shared/search-words.ts';
import { excerpt, markWords, withoutMarkdown } from './excerpt.ts';
import type { FoundRecord } from './search-queries.ts';

/** `address`: what it is named by where visitors read it. `titleTerms`: the places of the terms that its title has, in either language. */
export type SearchHit = { _id: string; address: string; title: MarkedText; text: MarkedText; titleTerms: number[] };
/**
 * The hits of one kind; `total` includes those not shown. `corrected`: what was searched for instead, `dropped`: terms
 * that nothing has.
 */
export type SearchGroup = {
  name: SearchGroupName;
  total: number;
  match: SearchMatch;
  corrected: string;
  dropped: string[];
  hits: SearchHit[];
};

/** The groups of kinds with a text in Markdown. */
const inMarkdown = new Set(
  kindList.flatMap(({ fields, search }) =>
    search && Object.values(fields).some((field) => field.type === 'text' && field.isMarkdown) ? [search.group] : [],
  ),
);

type HitContext = { group: SearchGroupName; terms: readonly SearchTerm[]; lexicon: Lexicon; language: Language };

/** A found record as it is shown, with the searched words marked. */
export function toHit(record: FoundRecord, { group, terms, lexicon, language }: HitContext): SearchHit {
  const { _id, title, texts } = localise(record, language);
  const plain = inMarkdown.has(group) ? texts.map(withoutMarkdown) : texts;
  const words = terms.flatMap(({ anyOf }) => anyOf);
  const named = { concepts: new Set(terms.flatMap((term) => term.concepts)), lexicon };
  return {
    _id,
    address: addressedBy(record),
    title: markWords(title, words, named),
    text: excerpt(plain, words, named),
    titleTerms: termsIn([record.title, record.translations.ar.title, groupWords[group] ?? ''].join(' '), {
      terms,
      lexicon,
    }),
  };
}

/** The places of the terms that a title has. */
function termsIn(title: string, { terms, lexicon }: Pick<HitContext, 'terms' | 'lexicon'>): number[] {
  const folded = foldForSearch(title);
  const named = new Set(conceptsIn(spansOf(folded), lexicon).map(({ key }) => key));
  const isThere = ({ anyOf, concepts }: SearchTerm): boolean =>
    concepts.some((key) => named.has(key)) || anyOf.some((form) => folded.includes(form));
  return terms.flatMap((term, i) => (isThere(term) ? [i] : []));
}
