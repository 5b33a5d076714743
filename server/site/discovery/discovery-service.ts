import { hash } from 'node:crypto';
import type { Database } from '#server/core/db/database.ts';
import { type KindName, kindList, kindsWithPages } from '#shared/kinds/kinds.ts';
import { fixedEntries } from '#shared/site/fixed-pages.ts';
import { listAddressed, readTableStates, readTrashState, type ShownTable, type TableState } from './address-queries.ts';
import type { SitemapEntry } from './sitemap.ts';

/** A fixed, indexable page and the content it shows, by which it is dated. */
export type SitePage = { path: string; shows: ShownTable[]; changedOn?: string };

/** Every indexable fixed page. */
export const sitePages: SitePage[] = fixedEntries.map(({ path, showsCompany, changedOn }) => ({
  path,
  shows: [
    ...(showsCompany ? (['company'] as const) : []),
    ...kindList.filter(({ shownOn }) => shownOn.includes(path)).map(({ name }) => name),
  ],
  ...(changedOn && { changedOn }),
}));

export type DiscoveryService = ReturnType<typeof createDiscoveryService>;

/** The public pages and their addresses; `version` changes with them. */
export type SiteState = { version: string; tables: Record<ShownTable, TableState> };

/** A sitemap file: the fixed pages, or some records of one table. */
export type SitemapPart = { name: string; changedAt: string; table?: KindName; offset?: number };

// sitemaps.org: at most 50,000 addresses in one file; each page has two.
const addressesOfFile = 50_000;
const languagesOfPage = 2;

type DiscoveryParts = { db: Database; siteUrl: string; pagesOfFile?: number };

/** The data for discovery, without texts. `pagesOfFile` is the number of pages per sitemap file. */
export function createDiscoveryService(parts: DiscoveryParts) {
  const { db, siteUrl, pagesOfFile = addressesOfFile / languagesOfPage } = parts;
  return {
    async readState(): Promise<SiteState> {
      const [tables, trash] = await Promise.all([readTableStates(db), readTrashState(db)]);
      const state = JSON.stringify([siteUrl, sitePages, tables, trash]);
      return { version: hash('sha256', state, 'base64url').slice(0, 16), tables };
    },

    /** The sitemap files; one when everything fits. */
    listSitemapParts({ tables }: SiteState): SitemapPart[] {
      const records = kindsWithPages.reduce((sum, { name }) => sum + tables[name].count, 0);
      const changedAt = newest(sitePages.map((page) => findChange(page, tables)));
      if (sitePages.length + records <= pagesOfFile) return [{ name: 'all', changedAt }];
      return [
        { name: 'pages', changedAt },
        ...kindsWithPages.flatMap((kind) => splitParts(kind, tables[kind.name], pagesOfFile)),
      ];
    },

    /** The pages of one file, streamed. */
    async *listEntries(part: SitemapPart, { tables }: SiteState): AsyncGenerator<SitemapEntry> {
      if (!part.table) {
        yield* sitePages.map((page) => ({ path: page.path, changedAt: findChange(page, tables), isInArabic: true }));
      }
      const chosen = kindsWithPages.filter(({ name }) => part.name === 'all' || part.table === name);
      for (const kind of chosen) {
        const range = { offset: part.offset ?? 0, limit: pagesOfFile };
        for await (const { id, address, changedAt, isInArabic } of listAddressed(db, kind, range)) {
          yield { path: `${kind.folder}/${encodeURIComponent(address ?? id)}`, changedAt, isInArabic };
        }
      }
    },
  };
}

type PagedKind = (typeof kindsWithPages)[number];

function splitParts(
  { name: table, folder }: PagedKind,
  { count, changedAt }: TableState,
  pagesOfFile: number,
): SitemapPart[] {
  return Array.from({ length: Math.ceil(count / pagesOfFile) }, (_, index) => ({
    name: `${folder.slice(1)}-${index + 1}`,
    changedAt,
    table,
    offset: index * pagesOfFile,
  }));
}

function findChange({ shows, changedOn = '' }: (typeof sitePages)[number], tables: SiteState['tables']): string {
  return newest([changedOn, ...shows.map((table) => tables[table].changedAt)]);
}

function newest(times: string[]): string {
  return times.toSorted().at(-1) ?? '';
}
