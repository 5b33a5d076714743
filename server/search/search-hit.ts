import { setImmediate } from 'node:timers/promises';
import { findLanguages, localise, readEntries } from '#shared/content/content.ts';
import { addressedBy } from '#shared/content/record-address.ts';
import { kindList } from '#shared/kinds/kinds.ts';
import type { Language } from '#shared/language.ts';
import type { Lexicon } from '#shared/search/families.ts';
import { type HitGroupName, type MarkedText, type SearchMatch, searchGroups } from '#shared/search/search-groups.ts';
import type { SearchTerm } from '#shared/search/search-terms.ts';
import type { Specification } from '#shared/trade/specification.ts';
import { cutExcerpt, markWords, placeOfExcerpt, withoutMarkdown } from './excerpt.ts';
import { specificationFigures } from './key-figures.ts';
import type { FoundPage } from './page-search.ts';
import type { FoundRecord } from './search-queries.ts';
import { measureStrengths, mostOfText } from './strengths.ts';

/**
 * `address`: what it is named by where visitors read it, `path`: where that is, without language prefix. `titleTerms`: the
 * places of the terms that its title has, in either language, the words of its kind or the key figures of a product.
 */
export type SearchHit = {
  _id: string;
  address: string;
  path: string;
  /** The path of its picture; '' without one. */
  image: string;
  title: MarkedText;
  text: MarkedText;
  /** The key figures of a product. */
  facts: MarkedFact[];
  /** What title, text and figures are in: a record without Arabic is shown in English. */
  languages: Record<'title' | 'text' | 'facts', Language>;
  titleTerms: number[];
};
/** `strengths`: how much it says of each term, from 0 to 1. */
export type RankedHit = SearchHit & { strengths: number[] };
/** A specification, its value with the searched words marked. */
type MarkedFact = { name: string; value: MarkedText };
/**
 * The hits of one kind; `total` includes those not shown. `corrected`: what was searched for instead, `dropped`: terms
 * that nothing has.
 */
export type SearchGroup<Hit extends SearchHit = SearchHit> = {
  name: HitGroupName;
  total: number;
  match: SearchMatch;
  corrected: string;
  dropped: string[];
  hits: Hit[];
};

/** The groups of kinds with a text in Markdown. */
const inMarkdown: ReadonlySet<HitGroupName> = new Set(
  kindList.flatMap(({ fields, search }) =>
    search && Object.values(fields).some((field) => field.type === 'text' && field.isMarkdown) ? [search.group] : [],
  ),
);

/** `hasAll`: whether the record was found by all terms. */
type HitContext = {
  group: HitGroupName;
  terms: readonly SearchTerm[];
  lexicon: Lexicon;
  language: Language;
  hasAll: boolean;
};

type Shown = FoundRecord & Partial<Pick<FoundPage, 'path' | 'words' | 'headings'>>;

// Reading long records for one search takes longer than others should wait.
const longestTurnMilliseconds = 10;
let turnBegan = 0;
let latestTurn: Promise<unknown> = Promise.resolve();

/** Found records or pages as they are shown. Other requests go on in between, however many searches there are. */
export async function toHits(records: readonly Shown[], context: HitContext): Promise<RankedHit[]> {
  const hits: RankedHit[] = [];
  for (const record of records) {
    if (performance.now() - turnBegan > longestTurnMilliseconds) await takeTurn();
    hits.push(toHit(record, context));
  }
  return hits;
}

/** Resolves in a turn of the event loop that no other search has. */
async function takeTurn(): Promise<void> {
  latestTurn = latestTurn.then(() => setImmediate());
  await latestTurn;
  turnBegan = performance.now();
}

/** A found record or page as it is shown, with the searched words marked. */
function toHit(record: Shown, { group, terms, lexicon, language, hasAll }: HitContext): RankedHit {
  const { _id, image, title, facts } = localise(record, language);
  const texts = readEntries(record, language, 'texts');
  const plain = texts.map(({ text }) => (inMarkdown.has(group) ? withoutMarkdown(text) : text));
  const words = terms.flatMap(({ anyOf }) => anyOf);
  const named = { concepts: new Set(terms.flatMap((term) => term.concepts)), lexicon };
  const place = placeOfExcerpt(plain, words, named);
  const own = findLanguages(record, language, ['title', 'facts']);
  const marked = ({ name, value }: Specification): MarkedFact => ({ name, value: markWords(value, words, named) });
  const strengths = measureStrengths(record, { group, terms, lexicon, hasAll });
  return {
    _id,
    image,
    address: addressedBy(record),
    path: record.path ?? writePath(group, addressedBy(record)),
    title: markWords(title, words, named),
    text: cutExcerpt(plain[place] ?? '', words, named),
    facts: group === 'products' ? specificationFigures(facts, named).map(marked) : [],
    languages: { ...own, text: texts[place]?.language ?? language },
    titleTerms: strengths.flatMap((strength, i) => (strength > mostOfText ? [i] : [])),
    strengths,
  };
}

function writePath(group: HitGroupName, address: string): string {
  return group === 'pages' ? '/' : searchGroups[group].address.replaceAll(':id', encodeURIComponent(address));
}
