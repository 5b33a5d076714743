import type { Database } from '#server/db/database.ts';
import { lexiconForSearch, searchTables } from '#server/db/lexicon.ts';
import { cachedReads } from '#server/db/read-cache.ts';
import { dayInAmman } from '#shared/day-in-amman.ts';
import { kindNames } from '#shared/kinds/kinds.ts';
import type { Language } from '#shared/language.ts';
import type { Lexicon } from '#shared/search/families.ts';
import { isQuestion, understand } from '#shared/search/search-terms.ts';
import { type HitGroupName, hitGroupNames } from '#shared/search-groups.ts';
import type { SearchedPage } from '#shared/searched-page.ts';
import { type TermChoice, termChoice } from '#shared/term.ts';
import { sortWords } from './known-words.ts';
import { findNamedPages, findPages, isOfProducts, type ReadPages, readIndexed } from './page-search.ts';
import { type PartialMatch, pageTable, rankPartly, type Searched, weightsOf } from './partial-matches.ts';
import { type SearchGroup, type SearchHit, toHit } from './search-hit.ts';
import {
  type FoundRecord,
  findFirst,
  findNamed,
  findPopularIndustries,
  findRecords,
  groupOf,
  type SearchPage,
  tableOf,
} from './search-queries.ts';
import { type CorrectedSearch, correctSpelling, droppedTerms, nearestGroup } from './understanding.ts';

const popularCategories = 6;
// With fewer hits, records that have only some of the words are shown as well.
const enoughHits = 3;
// Where no title has this part of what was searched for, they are shown, too.
const enoughInTitle = 0.5;
// Beside records with all words, others need this part of what was searched for.
const leastShare = 0.4;
// One whose title has none of it needs more.
const leastUntitled = 0.6;

export type SearchService = ReturnType<typeof createSearchService>;
/** `lexicon`: default the current one. */
type Asked = { query: string; language: Language; lexicon?: Lexicon };
type Search = Required<Asked>;

type Parts = {
  db: Database;
  /** The fixed pages; none unless given. */
  readPages?: ReadPages;
  now?: () => Date;
};

const noPages: ReadPages = () => Promise.resolve(none);
const none: readonly SearchedPage[] = [];

/** Searches all public content and the fixed pages in both languages, and presents hits in the reader's. */
export function createSearchService({ db, readPages = noPages, now = () => new Date() }: Parts) {
  const today = (): string => dayInAmman(now());

  /** One page of one kind; title matches first. */
  async function searchGroup(search: Search & { group: HitGroupName }, page: SearchPage): Promise<SearchGroup> {
    const { group, query, language, lexicon } = search;
    if (group === 'pages') return searchPages(search, page);
    const day = today();
    const cached = await cachedReads(db);
    const key = ['hits', group, query, language, lexicon.version, page, day];
    return cached({ tables: searchTables([tableOf(group)]), key }, async () => {
      const { records, total } = await findRecords(db, { group, query, lexicon, today: day }, page);
      const { terms } = understand(query, lexicon);
      const hits = records.map((record) => toHit(record, { group, terms, lexicon, language }));
      return { name: group, total, match: 'all', corrected: '', dropped: [], hits };
    });
  }

  async function searchPages({ query, language, lexicon }: Search, { page, limit }: SearchPage): Promise<SearchGroup> {
    const pages = await readIndexed(readPages, lexicon);
    return foundOnce(pages, JSON.stringify([query, language, page, limit]), () => {
      const { terms } = understand(query, lexicon);
      const found = terms.length > 0 ? findPages(pages, { terms, lexicon }) : [];
      const shown = found.slice((page - 1) * limit, page * limit);
      const hits = shown.map((record) => toHit(record, { group: 'pages', terms, lexicon, language }));
      return { name: 'pages', total: found.length, match: 'all', corrected: '', dropped: [], hits };
    });
  }

  async function searchGroups(search: Search, limit: number): Promise<SearchGroup[]> {
    const page = { page: 1, limit };
    const groups = await Promise.all(hitGroupNames.map((group) => searchGroup({ ...search, group }, page)));
    return groups.filter(({ total }) => total > 0);
  }

  /** Records and pages that have only some of the terms. */
  async function searchPartly({ query, found }: CorrectedSearch, { language, lexicon }: Search, options: Partly) {
    const { terms } = understand(query, lexicon);
    const leastOf = (table: string): number => (table === pageTable ? leastShare : options.leastShare);
    const leastInText = Math.max(options.leastShare, options.leastShare > 0 ? leastUntitled : 0);
    const matches = rankPartly(found).filter(
      ({ share, score, table }) => share >= leastOf(table) && (score > share || share >= leastInText),
    );
    const named = async (group: HitGroupName, ids: readonly string[]): Promise<FoundRecord[]> =>
      group === 'pages'
        ? findNamedPages(await readIndexed(readPages, lexicon), ids, { terms, lexicon })
        : findNamed(db, { group, ids, today: today() });
    const groups = await Promise.all(
      hitGroupNames.map(async (group): Promise<SearchGroup> => {
        const ids = idsOf(matches, group, options.limit);
        const records = ids.length > 0 ? await named(group, ids) : [];
        const hits = records.map((record) => toHit(record, { group, terms, lexicon, language }));
        return { name: group, total: hits.length, match: 'some', corrected: '', dropped: droppedTerms(found), hits };
      }),
    );
    return groups.filter(({ total }) => total > 0);
  }

  /** The first records of the kind that is nearest, where no record has any of the words. */
  async function listNearest({ query, language, lexicon }: Search, limit: number): Promise<SearchGroup[]> {
    const { terms } = understand(query, lexicon);
    const group = nearestGroup(terms);
    if (!group) return [];
    const records = await findFirst(db, { group, limit, today: today() });
    const hits = records.map((record) => toHit(record, { group, terms, lexicon, language }));
    const dropped = terms.map(({ text }) => text);
    return hits.length > 0 ? [{ name: group, total: hits.length, match: 'nearest', corrected: '', dropped, hits }] : [];
  }

  /** What is found with corrected spelling or with some of the words, where few or no records have all. */
  async function searchFurther(search: Search, found: SearchGroup[], limit: number): Promise<SearchGroup[]> {
    const better = await correctSpelling(await searchedWith(search.lexicon), search);
    const asked = { ...search, query: better.query };
    const all = better.corrected ? await searchGroups(asked, limit) : found;
    const weights = weightsOf(better.found);
    const exact = inOrder(all, asked, weights);
    const count = countHits(ofRecords(exact));
    const options = { limit, leastShare: count > 0 ? leastShare : 0 };
    const isTitled = exact.some(({ hits }) => hits.some((hit) => shareIn(hit, weights) >= enoughInTitle));
    const needsMore = count < enoughHits || !isTitled || forFaqs(asked) > 0;
    const more = needsMore ? await searchPartly(better, search, options) : [];
    const groups = inOrder(withMore(exact, more, { limit, weights }), asked, weights);
    if (groups.length > 0) return groups.map((group) => ({ ...group, corrected: better.corrected }));
    const common = better.found.filter(({ mentions }) => !mentions).map(({ term }) => term.text);
    const isNarrower = common.length > 0 && common.length < better.found.length;
    if (!isNarrower) return listNearest(asked, limit);
    const rest = await searchGroups({ ...search, query: common.join(' ') }, limit);
    const dropped = droppedTerms(better.found);
    return rest.map((group) => ({ ...group, match: 'some', corrected: common.join(' '), dropped }));
  }

  async function searchedWith(lexicon: Lexicon): Promise<Searched> {
    return { db, lexicon, pages: await readIndexed(readPages, lexicon) };
  }

  async function withLexicon<More>(asked: Asked & More): Promise<Search & More> {
    return { ...asked, lexicon: asked.lexicon ?? (await lexiconForSearch(db)) };
  }

  return {
    /** One page of one kind; title matches first. */
    async searchGroup(asked: Asked & { group: HitGroupName }, page: SearchPage): Promise<SearchGroup> {
      return searchGroup(await withLexicon(asked), page);
    },

    /** Which words of a search the lexicon does not know, and which of these the site's texts do not know either. */
    async sortWords(query: string): Promise<{ unlisted: string[]; unknown: string[] }> {
      return sortWords(await searchedWith(await lexiconForSearch(db)), query);
    },

    /** The words that a search was probably meant with; '' when the site has its words, or in quotes. */
    async correct(query: string): Promise<string> {
      const lexicon = await lexiconForSearch(db);
      if (understand(query, lexicon).isExact) return '';
      return (await correctSpelling(await searchedWith(lexicon), { query })).corrected;
    },

    /** The industries with the most products, for empty results; `value` is used in addresses. */
    async listPopularCategories(language: Language): Promise<TermChoice[]> {
      const industries = await findPopularIndustries(db, popularCategories);
      return industries.map(({ name, arabic }) =>
        termChoice({ name, translations: { ar: { name: arabic } } }, language),
      );
    },

    /**
     * The first `limit` hits of every kind that has any; kinds with title matches first. Where few records have all
     * words, also those with corrected spelling, with some of the words, or of the nearest kind; not for searches in quotes.
     */
    async searchAll(asked: Asked, limit: number): Promise<SearchGroup[]> {
      const search = await withLexicon(asked);
      const { query, language, lexicon } = search;
      const { isExact, terms } = understand(query, lexicon);
      if (terms.length === 0) return [];
      const found = await searchGroups(search, limit);
      const records = ofRecords(found);
      const isEnough =
        countHits(records) >= enoughHits && records.some(({ hits }) => hits[0]?.titleTerms.length === terms.length);
      if (isExact || isEnough) return inOrder(found, search, evenWeights(terms.length));
      const cached = await cachedReads(db);
      const key = ['further hits', query, language, lexicon.version, limit, today()];
      const name = { tables: searchTables([...kindNames, 'company']), key };
      return cached(name, () => searchFurther(search, found, limit));
    },
  };
}

const foundPages = new WeakMap<readonly object[], Map<string, SearchGroup>>();
const mostFound = 100;

/** What a search finds in the fixed pages, kept as long as their texts and the lexicon are the same. */
function foundOnce(pages: readonly object[], key: string, find: () => SearchGroup): SearchGroup {
  const kept = foundPages.get(pages) ?? new Map<string, SearchGroup>();
  foundPages.set(pages, kept);
  const known = kept.get(key);
  if (known) return known;
  const found = find();
  if (kept.size >= mostFound) kept.clear();
  kept.set(key, found);
  return found;
}

type Partly = { limit: number; leastShare: number };

function idsOf(matches: readonly PartialMatch[], group: HitGroupName, limit: number): string[] {
  return matches
    .filter(({ table }) => (table === pageTable ? 'pages' : groupOf(table)) === group)
    .slice(0, limit)
    .map(({ id }) => id);
}

/** Pages do not replace further records. */
const ofRecords = (groups: readonly SearchGroup[]) => groups.filter(({ name }) => name !== 'pages');

const countHits = (groups: readonly SearchGroup[]): number => groups.reduce((sum, { total }) => sum + total, 0);

// A title with a few of the words says more than a text with all of them.
const forAllWords = 0.3;
const forQuestions = 0.5;
const forOrdering = 0.35;
// Of pages: what is searched for is about products, which pages only mention.
const forProducts = -0.1;

/** Questions, and what concerns orders, are answered by the FAQs. */
function forFaqs({ query, lexicon }: Search): number {
  if (isQuestion(query)) return forQuestions;
  const families = understand(query, lexicon).terms.flatMap((term) => term.families);
  return families.some(({ subject }) => subject === 'ordering') ? forOrdering : 0;
}

function forPages({ query, lexicon }: Search): number {
  return understand(query, lexicon).terms.some((term) => isOfProducts(term, lexicon)) ? forProducts : 0;
}

const evenWeights = (terms: number): number[] => Array<number>(terms).fill(1 / terms);

/** How much of the search a title has. */
const shareIn = ({ titleTerms }: SearchHit, weights: readonly number[]): number =>
  titleTerms.reduce((sum, term) => sum + (weights[term] ?? 0), 0);

/** The kinds whose titles have the most of the words first; questions are answered by the FAQs. */
function inOrder(groups: readonly SearchGroup[], search: Search, weights: readonly number[]): SearchGroup[] {
  const rank = (group: SearchGroup): number =>
    Math.max(0, ...group.hits.slice(0, 1).map((hit) => shareIn(hit, weights))) +
    (group.match === 'all' ? forAllWords : 0) +
    (group.name === 'faqs' ? forFaqs(search) : 0) +
    (group.name === 'pages' ? forPages(search) : 0);
  return groups.toSorted((one, other) => rank(other) - rank(one));
}

type Merging = { limit: number; weights: readonly number[] };

/** The groups with all words and their further records, then the other groups. */
function withMore(groups: readonly SearchGroup[], more: readonly SearchGroup[], merging: Merging): SearchGroup[] {
  const filled = groups.map((group) => {
    const others = more.find(({ name }) => name === group.name)?.hits ?? [];
    const hits = mergeHits(group.hits, others, merging);
    return { ...group, hits, total: Math.max(group.total, hits.length) };
  });
  return [...filled, ...more.filter(({ name }) => !groups.some((group) => group.name === name))];
}

function mergeHits(all: readonly SearchHit[], some: readonly SearchHit[], { limit, weights }: Merging): SearchHit[] {
  const others = some.filter((hit) => !all.some(({ _id }) => _id === hit._id));
  const ranked = [
    ...all.map((hit) => ({ hit, rank: shareIn(hit, weights) + forAllWords })),
    ...others.map((hit) => ({ hit, rank: shareIn(hit, weights) })),
  ];
  return ranked
    .toSorted((one, other) => other.rank - one.rank)
    .slice(0, limit)
    .map(({ hit }) => hit);
}
