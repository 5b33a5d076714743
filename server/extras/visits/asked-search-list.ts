import { createHash } from 'node:crypto';
import { compare, pageInMemory } from '#server/core/db/list-in-memory.ts';
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

/** Searches, sorts and pages what was asked; a quota keeps it few. @throws AppError `malformed` for an unknown sort field */
export function pageOfAsked(asked: readonly AskedSearch[], query: ListQuery, lexicon: Lexicon): Page<AskedSearch> {
  const found = asked.filter((each) => isFoundBy(query.q ?? '', each.query, lexicon));
  return pageInMemory(found, query, {
    fields: askedSearchSortFields,
    usual: '-empty',
    sortedBy: (each, field) => each[field],
    amongEqual: (one, other) => other.unclicked - one.unclicked || compare(one.query, other.query),
  });
}
