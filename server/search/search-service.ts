import type { Database } from '#server/core/db/database.ts';
import { cachedReads } from '#server/core/db/read-cache.ts';
import { lexiconForSearch, searchTables } from '#server/core/db/search/lexicon.ts';
import { kindNames } from '#shared/kinds/kinds.ts';
import type { Language } from '#shared/language.ts';
import type { Lexicon } from '#shared/search/families.ts';
import { type HitGroupName, hitGroupNames } from '#shared/search/search-groups.ts';
import { type UnderstoodQuery, understand } from '#shared/search/search-terms.ts';
import type { SearchedPage } from '#shared/search/searched-page.ts';
import { type TermChoice, termChoice } from '#shared/terms/term.ts';
import { dayInAmman } from '#shared/time/day-in-amman.ts';
import { asksPackaging } from './everyday-needs.ts';
import { countHits, foundOnce, haveMeasures, limitGroup, ofRecords, shown, withMore } from './hit-groups.ts';
import { answerTo, isOfOtherGoods, isOfUnknownGoods, isOpenGoods } from './intents.ts';
import { withKindWords } from './kind-words.ts';
import { sortWords } from './known-words.ts';
import { isMeasured, withNearestMeasures } from './nearest-measures.ts';
import { findNamedPages, findPages, type ReadPages, readIndexed } from './page-search.ts';
import {
  isMissing,
  type MentionedTerm,
  type PartialMatch,
  pageTable,
  rankPartly,
  type Searched,
  weighTerms,
} from './partial-matches.ts';
import { enoughInTitle, forFaqs, kindsOfBags, orderGroups, type RankedGroup, scoreHit } from './ranking.ts';
import { type SearchGroup, toHits } from './search-hit.ts';
import {
  type FoundRecord,
  findFirst,
  findNamed,
  findPopularIndustries,
  findRecords,
  findSearchedTable,
  type SearchPage,
  searchGroupFor,
} from './search-queries.ts';
import {
  type CorrectedSearch,
  correctSpelling,
  droppedTerms,
  isAskedCertificate,
  nearestGroup,
  similarGoods,
} from './understanding.ts';

const popularCategories = 6;
// With fewer hits, records that have only some of the words are shown as well.
const enoughHits = 3;
// The best of so many of a kind are shown.
const ranked = 12;
// Beside records with all words, others need this part of what was searched for.
const leastShare = 0.4;
// Pages are few.
const leastShareOfPages = 0.25;
// One whose title has none of it needs more.
const leastUntitled = 0.6;

export type SearchService = ReturnType<typeof createSearchService>;
/** `lexicon`: default the current one. */
type Asked = { query: string; language: Language; lexicon?: Lexicon };
/** Understood once; a search that is put otherwise is another. */
type Search = UnderstoodQuery & { language: Language };
type Found = Search & Pick<CorrectedSearch, 'found'>;

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
  async function searchGroup(search: Search & { group: HitGroupName }, page: SearchPage): Promise<RankedGroup> {
    const { group, query, language, lexicon, terms } = search;
    if (group === 'pages') return searchPages(search, page);
    const day = today();
    const cached = await cachedReads(db);
    const key = ['hits', group, query, language, lexicon.version, page, day];
    return cached({ tables: searchTables([findSearchedTable(group)]), key }, async () => {
      const asked = search.isExact ? search : withKindWords(search, group);
      const { records, total } = await findRecords(db, { group, terms: asked.terms, today: day }, page);
      const hits = await toHits(records, { group, terms, lexicon, language, hasAll: true });
      return { name: group, total, match: 'all', corrected: '', dropped: [], hits };
    });
  }

  async function searchPages(
    { query, terms, language, lexicon }: Search,
    { page, limit }: SearchPage,
  ): Promise<RankedGroup> {
    const pages = await readIndexed(readPages, lexicon);
    return foundOnce(pages, JSON.stringify([query, language, page, limit]), async () => {
      const found = terms.length > 0 ? findPages(pages, { terms, lexicon }) : [];
      const shown = found.slice((page - 1) * limit, page * limit);
      const hits = await toHits(shown, { group: 'pages', terms, lexicon, language, hasAll: true });
      return { name: 'pages', total: found.length, match: 'all', corrected: '', dropped: [], hits };
    });
  }

  async function searchGroups(search: Search, limit: number): Promise<RankedGroup[]> {
    const page = { page: 1, limit };
    const groups = await Promise.all(hitGroupNames.map((group) => searchGroup({ ...search, group }, page)));
    return groups.filter(({ total }) => total > 0);
  }

  /** Records and pages that have only some of the terms. */
  async function searchPartly(
    found: CorrectedSearch['found'],
    { terms, language, lexicon }: Search,
    options: PartialOptions,
  ) {
    const findLeastShare = (table: string): number => (table === pageTable ? leastShareOfPages : options.leastShare);
    const leastInText = Math.max(options.leastShare, options.leastShare > 0 ? leastUntitled : 0);
    const matches = rankPartly(found).filter(
      // A market names the countries in its text.
      ({ share, score, table }) =>
        share >= findLeastShare(table) && (score > share || table === 'market' || share >= leastInText),
    );
    const named = async (group: HitGroupName, ids: readonly string[]): Promise<FoundRecord[]> =>
      group === 'pages'
        ? findNamedPages(await readIndexed(readPages, lexicon), ids, { terms, lexicon })
        : findNamed(db, { group, ids, today: today() });
    const groups = await Promise.all(
      hitGroupNames.map(async (group): Promise<RankedGroup> => {
        const ids = listIds(matches, group, options.limit);
        const records = ids.length > 0 ? await named(group, ids) : [];
        const hits = await toHits(records, { group, terms, lexicon, language, hasAll: false });
        return { name: group, total: hits.length, match: 'some', corrected: '', dropped: droppedTerms(found), hits };
      }),
    );
    return groups.filter(({ total }) => total > 0);
  }

  /** The records of the kind that is nearest, where no record has any of the words; for goods, bags for such goods. */
  async function listNearest(search: Search, limit: number): Promise<RankedGroup[]> {
    const { language, lexicon, terms } = search;
    const group = nearestGroup(terms);
    if (!group) return [];
    const alike = group === 'products' ? similarGoods(search) : '';
    const page = alike ? undefined : pagesOfGroups.get(group);
    const open = page ? await findFirstNamed(page, { ...search, group: 'pages' }) : [];
    if (group === 'products' && open.length > 0) return open;
    const found = alike ? await searchGroup({ ...putAs(alike, search), group }, { page: 1, limit }) : undefined;
    const named = found?.hits.filter(({ strengths }) => strengths.every((strength) => strength >= enoughInTitle)) ?? [];
    const ids = (named.length > 0 ? named : (found?.hits ?? [])).map(({ _id }) => _id);
    const of = { group, today: today() };
    const records = ids.length > 0 ? await findNamed(db, { ...of, ids }) : await findFirst(db, { ...of, limit });
    const hits = await toHits(records, { group, terms, lexicon, language, hasAll: false });
    const dropped = terms.map(({ text }) => text);
    const nearest = { name: group, total: hits.length, match: 'nearest' as const, corrected: '', dropped, hits };
    return [...open, ...(hits.length > 0 ? [nearest] : [])];
  }

  /** The groups, first the products: those that were found, and bags for such goods. */
  async function withAlike(search: Found, groups: readonly RankedGroup[], limit: number): Promise<RankedGroup[]> {
    const [bags] = await listNearest(search, limit);
    if (!bags) return [...groups];
    const [found] = groups.filter(({ name }) => name === 'products');
    const alike = { ...bags, match: 'some' as const, dropped: droppedTerms(search.found) };
    const [products] = withMore([alike], found ? [found] : []);
    return [...(products ? limitGroup(products, limit) : []), ...groups.filter((group) => group !== found)];
  }

  /** What is found as it was meant, also with some of the words where few or no records have all. */
  async function searchLoosely(asked: Search, limit: number, isNear = true): Promise<RankedGroup[]> {
    const nearest = isNear ? await withNearestMeasures(db, asked, asked.language) : asked;
    const better = await correctSpelling(await searchedWith(asked.lexicon), nearest);
    const missing = better.found.filter((each) => isMissing(each) && isAskedCertificate(each.term));
    if (missing.length > 0) return searchWithoutCertificates(asked, { ...better, missing }, limit);
    // Days of the week are no spelling mistakes.
    const answer = answerTo(asked, asked.query) ?? answerTo(better.search, asked.query);
    const find = (words: string) => searchLoosely(putAs(words, asked), limit);
    const first = (words: string, group: HitGroupName) => findFirstNamed(words, { ...asked, group });
    if (answer) return answer({ find, first });
    const corrected = better.corrected || (nearest.query === asked.query ? '' : nearest.query);
    const search = { ...better.search, language: asked.language };
    const ranking = { ...search, found: better.found };
    const weights = weighTerms(better.found);
    const all = await searchGroups(search, Math.max(limit, ranked));
    const count = countHits(ofRecords(all));
    const best = Math.max(0, ...all.flatMap(({ hits }) => hits.map((hit) => scoreHit(hit, weights))));
    // What is made in a range has a measure that its text does not name.
    const isNamed = better.found.some(({ term }) => isMeasured(term)) || kindsOfBags(ranking).length > 0;
    const lacksBag = isOfUnknownGoods(search, all);
    const needsMore = count < enoughHits || best < enoughInTitle || isNamed || lacksBag || forFaqs(search) > 0;
    const options = { limit: Math.max(limit, ranked), leastShare: count > 0 ? leastShare : 0 };
    const more = needsMore ? await searchPartly(better.found, search, options) : [];
    const found = orderGroups(withMore(all, more), ranking).flatMap((group) => limitGroup(group, limit));
    const groups = found.length > 0 && isOfOtherGoods(search, found) ? await withAlike(ranking, found, limit) : found;
    // A measure is offered only with what has it.
    if (nearest !== asked && !haveMeasures(groups, search)) return searchLoosely(asked, limit, false);
    const isOpen = groups.length > 0 && (groups === found || asksPackaging(search)) && isOpenGoods(search, groups);
    const finder = isOpen ? await first('bag finder', 'pages') : [];
    if (groups.length > 0) return withMore(finder, groups).map((group) => ({ ...group, corrected }));
    const common = better.found.filter(({ mentions }) => !mentions).map(({ term }) => term.text);
    const isNarrower = common.length > 0 && common.length < better.found.length;
    if (!isNarrower) return listNearest(search, limit);
    const rest = await searchGroups(putAs(common.join(' '), search), limit);
    const dropped = droppedTerms(better.found);
    return rest.map((group) => ({ ...group, match: 'some', corrected: common.join(' '), dropped }));
  }

  /** The first of a group that other words find. */
  async function findFirstNamed(words: string, asked: Search & { group: HitGroupName }): Promise<RankedGroup[]> {
    const found = await searchGroup({ ...asked, ...putAs(words, asked) }, { page: 1, limit: 1 });
    return found.total > 0 ? [{ ...found, total: 1 }] : [];
  }

  /** Certificates that nobody here has are those that are there, and it is said which were left out. */
  async function searchWithoutCertificates(
    asked: Search,
    { found, missing }: { found: readonly MentionedTerm[]; missing: readonly MentionedTerm[] },
    limit: number,
  ): Promise<RankedGroup[]> {
    // Every product is a bag.
    const telling = found.filter(({ term }) => !term.families.some(({ key }) => key === 'bag'));
    const words = telling.map((each) => (missing.includes(each) ? 'certificate' : each.term.text));
    const groups = await searchLoosely(putAs(words.join(' '), asked), limit);
    const left = missing.map(({ term }) => term.text);
    return groups.map((group) => ({ ...group, match: 'some', corrected: '', dropped: [...left, ...group.dropped] }));
  }

  async function searchedWith(lexicon: Lexicon): Promise<Searched> {
    return { db, lexicon, pages: await readIndexed(readPages, lexicon) };
  }

  async function read({ query, language, lexicon }: Asked): Promise<Search> {
    return { ...understand(query, lexicon ?? (await lexiconForSearch(db))), language };
  }

  return {
    /** One page of one kind; title matches first. */
    async searchGroup({ group, ...asked }: Asked & { group: HitGroupName }, page: SearchPage): Promise<SearchGroup> {
      return shown(await searchGroup({ ...(await read(asked)), group }, page));
    },

    /** Which words of a search the lexicon does not know, and which of these the site's texts do not know either. */
    async sortWords(query: string): Promise<{ unlisted: string[]; unknown: string[] }> {
      return sortWords(await searchedWith(await lexiconForSearch(db)), query);
    },

    /** The words that a search was probably meant with; '' when the site has its words, or in quotes. */
    async correct(query: string): Promise<string> {
      const lexicon = await lexiconForSearch(db);
      const search = understand(query, lexicon);
      return search.isExact ? '' : (await correctSpelling(await searchedWith(lexicon), search)).corrected;
    },

    /** The industries with the most products, for empty results; `value` is used in addresses. */
    async listPopularCategories(language: Language): Promise<TermChoice[]> {
      const industries = await findPopularIndustries(db, popularCategories);
      return industries.map(({ name, arabic }) =>
        termChoice({ name, translations: { ar: { name: arabic } } }, language),
      );
    },

    /**
     * The first `limit` hits of every kind that has any, title matches first, without those that say much less than the
     * best. Unless in quotes, where few have all words also by corrected or some words, or of the nearest kind.
     */
    async searchAll(asked: Asked, limit: number): Promise<SearchGroup[]> {
      const search = await read(asked);
      const { query, language, lexicon, terms, isExact } = search;
      if (terms.length === 0) return [];
      if (isExact) return (await searchGroups(search, limit)).map(shown);
      const cached = await cachedReads(db);
      const key = ['hits of all kinds', query, language, lexicon.version, limit, today()];
      const name = { tables: searchTables([...kindNames, 'company']), key };
      return cached(name, async () => (await searchLoosely(search, limit)).map(shown));
    },
  };
}

/** The same reader's search in other words. */
const putAs = (query: string, { language, lexicon }: Search): Search => ({ ...understand(query, lexicon), language });

/** The page that leads on where no record of a group has what was asked, by the words that find it. */
const pagesOfGroups: ReadonlyMap<string, string> = new Map([
  ['products', 'bag finder'],
  ['markets', 'export markets'],
]);

type PartialOptions = { limit: number; leastShare: number };

function listIds(matches: readonly PartialMatch[], group: HitGroupName, limit: number): string[] {
  return matches
    .filter(({ table }) => (table === pageTable ? 'pages' : searchGroupFor(table)) === group)
    .slice(0, limit)
    .map(({ id }) => id);
}
