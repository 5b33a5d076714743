import { findConcepts } from '#shared/search/concepts.ts';
import type { Lexicon } from '#shared/search/families.ts';
import { toIndexedText } from '#shared/search/indexed-text.ts';
import { pageWords } from '#shared/search/page-words.ts';
import type { SearchTerm } from '#shared/search/search-terms.ts';
import type { SearchedPage } from '#shared/search/searched-page.ts';
import { splitSpans } from '#shared/search/spans.ts';
import type { Subject } from '#shared/search/subjects.ts';
import type { FixedPage } from '#shared/site/fixed-pages.ts';
import type { FoundRecord } from './search-queries.ts';

/** Reads the texts of the fixed pages; the same list as long as they are the same. */
export type ReadPages = () => Promise<readonly SearchedPage[]>;

/**
 * The texts of a page as they are searched, like those of `search_doc`: its name, the same with its words (`pageWords`),
 * these with the headings of its parts, its parts, and all.
 */
export type IndexedPage = {
  page: SearchedPage;
  id: string;
  name: string;
  title: string;
  headings: string;
  parts: string[];
  all: string;
};

/**
 * A found page; `path`: where the part stands that has the most of what was searched for, `headings`:
 * that of the part, in both languages, `words`: those of the page.
 */
export type FoundPage = FoundRecord & { path: string; words: string; headings: string[] };

const indexedPages = new WeakMap<readonly SearchedPage[], Map<string, readonly IndexedPage[]>>();

/** The pages, indexed once for each list. They are few, so they are searched in memory, the same with both databases. */
export async function readIndexed(readPages: ReadPages, lexicon: Lexicon): Promise<readonly IndexedPage[]> {
  const pages = await readPages();
  const known = indexedPages.get(pages)?.get(lexicon.version) ?? pages.map((page) => toIndexed(page, lexicon));
  // Of one lexicon, the latest.
  indexedPages.set(pages, new Map([[lexicon.version, known]]));
  return known;
}

function toIndexed(page: SearchedPage, lexicon: Lexicon): IndexedPage {
  const { ar } = page.translations;
  const name = toIndexedText(`${page.title} | ${ar.title ?? ''}`, lexicon);
  const title = toIndexedText(joinTitles(page), lexicon);
  const words = [joinTitles(page), ...page.headings, ...(ar.headings ?? [])];
  const headings = toIndexedText(words.join(' | '), lexicon);
  const parts = page.texts.map((text, i) => toIndexedText(`${text} ${ar.texts?.[i] ?? ''}`, lexicon));
  return { page, id: idOf(page.path), name, title, headings, parts, all: [title, ...parts].join('\n') };
}

/** What a page is called, also by people who look for it. */
const joinTitles = ({ path, title, translations }: SearchedPage): string =>
  [title, translations.ar.title, pageWords[path]].join(' | ');

const idOf = (path: FixedPage): string => path.slice(1) || 'home';

const has = (text: string, { anyOf }: Pick<SearchTerm, 'anyOf'>): boolean => anyOf.some((form) => text.includes(form));

const ofProducts: ReadonlySet<Subject> = new Set(['bags', 'materials', 'goods']);

/**
 * Whether a term is about goods, bags or quantities. Pages mention those by the way: they answer such terms only by their
 * title, records do by their text.
 */
export const isOfProducts = ({ text }: SearchTerm, lexicon: Lexicon): boolean =>
  findConcepts(splitSpans(text), lexicon).some(({ family }) => !family || ofProducts.has(family.subject));

/** Whether a page answers a term. */
const answers = ({ title, all }: IndexedPage, { term, lexicon }: { term: SearchTerm; lexicon: Lexicon }): boolean =>
  has(title, term) || (has(all, term) && !isOfProducts(term, lexicon));

type Asked = { terms: readonly SearchTerm[]; lexicon: Lexicon };

/** The pages that have every term and answer at least one, those with the most of them in their title first. */
export function findPages(pages: readonly IndexedPage[], { terms, lexicon }: Asked): FoundPage[] {
  const inTitle = ({ title }: IndexedPage): number => terms.filter((term) => has(title, term)).length;
  return pages
    .filter(
      (page) => terms.every((term) => has(page.all, term)) && terms.some((term) => answers(page, { term, lexicon })),
    )
    .toSorted((one, other) => inTitle(other) - inTitle(one))
    .map((page) => toFound(page, terms));
}

/** The pages of these ids, in their order. */
export function findNamedPages(pages: readonly IndexedPage[], ids: readonly string[], { terms }: Asked): FoundPage[] {
  return ids.flatMap((id) => pages.filter((page) => page.id === id).map((page) => toFound(page, terms)));
}

/** Which pages answer a term, and which of them by their title or a heading. */
export function locateMentions(
  pages: readonly IndexedPage[],
  asked: { term: SearchTerm; lexicon: Lexicon },
): { id: string; isTitle: boolean }[] {
  return pages
    .filter((page) => answers(page, asked))
    .map(({ id, headings }) => ({ id, isTitle: has(headings, asked.term) }));
}

/** The best part first, so that the excerpt is taken from it; the top of the page where its title says as much. */
function toFound({ page, id, name, parts }: IndexedPage, terms: readonly SearchTerm[]): FoundPage {
  const counts = parts.map((part) => terms.filter((term) => has(part, term)).length);
  const most = Math.max(...counts);
  const isInTitle = terms.filter((term) => has(name, term)).length >= most;
  const first = isInTitle ? 0 : counts.indexOf(most);
  const anchor = page.anchors[first];
  const bestFirst = (texts: readonly string[]): string[] => [texts[first] ?? '', ...texts.toSpliced(first, 1)];
  const { title, texts, translations } = page;
  const { ar } = translations;
  return {
    _id: id,
    image: '',
    facts: [],
    title,
    texts: bestFirst(texts),
    translations: { ar: { title: ar.title ?? '', texts: bestFirst(ar.texts ?? []) } },
    words: pageWords[page.path],
    headings: [page.headings[first], ar.headings?.[first]].filter((heading) => heading !== undefined),
    address: id,
    path: anchor ? `${page.path}#${anchor}` : page.path,
  };
}
