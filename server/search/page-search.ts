import type { FixedPage } from '#shared/fixed-pages.ts';
import { toIndexedText } from '#shared/search/indexed-text.ts';
import type { SearchTerm } from '#shared/search/search-terms.ts';
import type { SearchedPage } from '#shared/searched-page.ts';
import type { FoundRecord } from './search-queries.ts';

/** Reads the texts of the fixed pages; the same list as long as they are the same. */
export type ReadPages = () => Promise<readonly SearchedPage[]>;

/** The texts of a page as they are searched, like those of `search_doc`: its title, its parts, and all. */
export type IndexedPage = { page: SearchedPage; id: string; title: string; parts: string[]; all: string };

/** A found page; `address`: where the part stands that has the most of what was searched for. */
export type FoundPage = FoundRecord & { address: string };

const indexedPages = new WeakMap<readonly SearchedPage[], readonly IndexedPage[]>();

/** The pages, indexed once for each list. They are few, so they are searched in memory, the same with both databases. */
export async function readIndexed(readPages: ReadPages): Promise<readonly IndexedPage[]> {
  const pages = await readPages();
  const known = indexedPages.get(pages) ?? pages.map(toIndexed);
  indexedPages.set(pages, known);
  return known;
}

function toIndexed(page: SearchedPage): IndexedPage {
  const { ar } = page.translations;
  const title = toIndexedText(`${page.title} ${ar.title ?? ''}`);
  const parts = page.texts.map((text, i) => toIndexedText(`${text} ${ar.texts?.[i] ?? ''}`));
  return { page, id: idOf(page.path), title, parts, all: [title, ...parts].join('\n') };
}

const idOf = (path: FixedPage): string => path.slice(1) || 'home';

const has = (text: string, { anyOf }: Pick<SearchTerm, 'anyOf'>): boolean => anyOf.some((form) => text.includes(form));

/** The pages that have every term, those with the most of them in their title first. */
export function findPages(pages: readonly IndexedPage[], terms: readonly SearchTerm[]): FoundPage[] {
  const inTitle = ({ title }: IndexedPage): number => terms.filter((term) => has(title, term)).length;
  return pages
    .filter(({ all }) => terms.every((term) => has(all, term)))
    .toSorted((one, other) => inTitle(other) - inTitle(one))
    .map((page) => toFound(page, terms));
}

/** The pages of these ids, in their order. */
export function findNamedPages(
  pages: readonly IndexedPage[],
  ids: readonly string[],
  terms: readonly SearchTerm[],
): FoundPage[] {
  return ids.flatMap((id) => pages.filter((page) => page.id === id).map((page) => toFound(page, terms)));
}

/** Which pages have a term, and which of them in their title. */
export function mentionsIn(pages: readonly IndexedPage[], term: SearchTerm): { id: string; isTitle: boolean }[] {
  return pages
    .filter(({ all }) => has(all, term))
    .map(({ id, title }) => ({ id, isTitle: has(title, term) }));
}

/** The best part first, so that the excerpt is taken from it; the top of the page where only its title was found. */
function toFound({ page, id, parts }: IndexedPage, terms: readonly SearchTerm[]): FoundPage {
  const counts = parts.map((part) => terms.filter((term) => has(part, term)).length);
  const best = counts.indexOf(Math.max(0, ...counts));
  const first = Math.max(0, best);
  const anchor = counts[first] ? page.anchors[first] : '';
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
    address: anchor ? `${page.path}#${anchor}` : page.path,
  };
}
