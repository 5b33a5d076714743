import type { Database } from '#server/db/database.ts';
import { cachedReads } from '#server/db/read-cache.ts';
import { localise } from '#shared/content.ts';
import { dayInAmman } from '#shared/day-in-amman.ts';
import { kindList } from '#shared/kinds/kinds.ts';
import type { Language } from '#shared/language.ts';
import { type MarkedText, type SearchGroupName, searchGroupNames } from '#shared/search-groups.ts';
import { searchWords } from '#shared/search-words.ts';
import { excerpt, markWords, withoutMarkdown } from './excerpt.ts';
import { type FoundRecord, findPopularIndustries, findRecords, type SearchPage, tableOf } from './search-queries.ts';

const popularCategories = 6;

export type SearchService = ReturnType<typeof createSearchService>;
export type SearchHit = { _id: string; title: MarkedText; text: MarkedText };
/** The hits of one kind; `total` includes those not shown. */
export type SearchGroup = { name: SearchGroupName; total: number; hits: SearchHit[] };

/** Searches all public content in both languages, and presents hits in the reader's. */
export function createSearchService({ db, now = () => new Date() }: { db: Database; now?: () => Date }) {
  /** One page of one kind; title matches first. */
  async function searchGroup(
    search: { group: SearchGroupName; query: string; language: Language },
    page: SearchPage,
  ): Promise<SearchGroup> {
    const { group, query, language } = search;
    const today = dayInAmman(now());
    const cached = await cachedReads(db);
    return cached({ tables: [tableOf(group)], key: ['hits', search, page, today] }, async () => {
      const { records, total } = await findRecords(db, { group, query, today }, page);
      const words = searchWords(query);
      return { name: group, total, hits: records.map((record) => toHit(record, { group, words, language })) };
    });
  }

  return {
    searchGroup,

    /** The industries with the most products, for empty results; `value` is used in addresses. */
    async listPopularCategories(language: Language): Promise<{ value: string; label: string }[]> {
      const industries = await findPopularIndustries(db, popularCategories);
      return industries.map(({ name, arabic }) => ({ value: name, label: (language === 'ar' && arabic) || name }));
    },

    /** The first `limit` hits of every kind that has any; kinds with title matches first. */
    async searchAll(search: { query: string; language: Language }, limit: number): Promise<SearchGroup[]> {
      const page = { page: 1, limit };
      const groups = await Promise.all(searchGroupNames.map((group) => searchGroup({ ...search, group }, page)));
      const found = groups.filter(({ total }) => total > 0);
      return [...found.filter(isFoundByTitle), ...found.filter((group) => !isFoundByTitle(group))];
    },
  };
}

function isFoundByTitle({ hits }: SearchGroup): boolean {
  return hits[0]?.title.some(({ isMatch }) => isMatch) ?? false;
}

/** The groups of kinds with a text in Markdown. */
const inMarkdown = new Set(
  kindList.flatMap(({ fields, search }) =>
    search && Object.values(fields).some((field) => field.type === 'text' && field.isMarkdown) ? [search.group] : [],
  ),
);

type HitContext = { group: SearchGroupName; words: string[]; language: Language };

function toHit(record: FoundRecord, { group, words, language }: HitContext): SearchHit {
  const { _id, title, texts } = localise(record, language);
  const plain = inMarkdown.has(group) ? texts.map(withoutMarkdown) : texts;
  return { _id, title: markWords(title, words), text: excerpt(plain, words) };
}
