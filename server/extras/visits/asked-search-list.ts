import { createHash } from 'node:crypto';
import { AppError } from '#shared/errors.ts';
import { toLanguage } from '#shared/language.ts';
import type { ListQuery, Page } from '#shared/list-query.ts';
import { type AskedSearch, askedSearchSortFields } from '#shared/search/asked-search.ts';
import type { Lexicon } from '#shared/search/families.ts';
import { isFoundBy } from '#shared/search/is-found-by.ts';
import type { AskedTotals } from './asked-search-queries.ts';

/** Says which search it is without saying it: addresses and the audit log hold it. */
export function idOfAsked({ language, query }: Pick<AskedTotals, 'language' | 'query'>): string {
  return createHash('sha256').update(`${language} ${query}`).digest('hex').slice(0, 32);
}

export function toAsked({ language, query, empty, unclicked, last_day }: AskedTotals): AskedSearch {
  const lastMonth = last_day.slice(0, 7);
  return {
    _id: idOfAsked({ language, query }),
    query,
    language: toLanguage(language) ?? 'en',
    empty,
    unclicked,
    lastMonth,
  };
}

/**
 * Searches, sorts and pages what was asked in memory; a quota keeps it few. @throws AppError `malformed` for an unknown
 * sort field
 */
export function pageOfAsked(
  asked: readonly AskedSearch[],
  { q = '', sort, page, limit }: ListQuery,
  lexicon: Lexicon,
): Page<AskedSearch> {
  const found = asked.filter(({ query }) => isFoundBy(q, query, lexicon));
  const sorted = inOrder(found, sort || '-empty');
  if (page === undefined && limit === undefined) return { items: sorted, total: sorted.length };
  const paging = { page: page ?? 1, limit: limit ?? 20 };
  const start = (paging.page - 1) * paging.limit;
  return { items: sorted.slice(start, start + paging.limit), total: sorted.length, ...paging };
}

type Value = string | number;
const compare = (one: Value, other: Value): number => (one < other ? -1 : Number(one > other));

/** Those that differ in nothing else are in the order of their words. */
function inOrder(asked: readonly AskedSearch[], sort: string): AskedSearch[] {
  const field = askedSearchSortFields.find((known) => known === sort.replace(/^-/, ''));
  if (!field) throw new AppError('malformed', 'error_sort');
  const sign = sort.startsWith('-') ? -1 : 1;
  return asked.toSorted(
    (one, other) =>
      sign * compare(one[field], other[field]) ||
      other.unclicked - one.unclicked ||
      compare(one.query, other.query) ||
      compare(one._id, other._id),
  );
}
