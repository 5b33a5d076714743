import { createHash } from 'node:crypto';
import type { Database } from '#server/core/db/database.ts';
import { compare, pageInMemory } from '#server/core/db/list-in-memory.ts';
import { lexiconForSearch } from '#server/core/db/search/lexicon.ts';
import { AppError } from '#shared/errors.ts';
import { toLanguage } from '#shared/language.ts';
import type { ListQuery, Page } from '#shared/list-query.ts';
import { type AskedSearch, type AskedSearchEvent, askedSearchSortFields } from '#shared/search/asked-search.ts';
import type { Lexicon } from '#shared/search/families.ts';
import { isFoundBy } from '#shared/search/is-found-by.ts';
import { dayInAmman } from '#shared/time/day-in-amman.ts';
import { countableQuery, type WordsOf } from './asked-query.ts';
import {
  type AskedCount,
  type AskedTotals,
  addAskedCounts,
  listAskedTotals,
  removeAsked,
  removeAskedBefore,
  trimMonth,
} from './asked-search-queries.ts';
import { createFlushing, createVisitLimit } from './visit-limits.ts';

export type AskedSearchService = ReturnType<typeof createAskedSearchService>;

type Parts = {
  db: Database;
  logger: { error(details: object, message: string): void };
  rateLimitFactor: number;
  /** The retention of visit counts: these are not stored longer. */
  months: number;
  wordsOf: WordsOf;
  now?: () => number;
};

const longestMonths = 12;
const limits = {
  /** Searches per address and minute. */
  perAddress: 30,
  /** Distinct searches in memory, and stored of a month. */
  waiting: 500,
  ofMonth: 2_000,
} as const;

/** Counts searches that did not help, without saying who asked: tallied in memory and stored periodically. */
export function createAskedSearchService({ db, logger, rateLimitFactor, months, wordsOf, ...parts }: Parts) {
  const { now = () => Date.now() } = parts;
  const limit = createVisitLimit({ factor: rateLimitFactor, now, perAddress: limits.perAddress });
  let waiting = new Map<string, AskedCount>();
  const { flush, flushSoon } = createFlushing(() =>
    store().catch((error: unknown) => logger.error({ err: error }, 'counts of searches could not be kept few')),
  );
  const today = (): string => dayInAmman(new Date(now()));

  function add(count: AskedCount): void {
    const key = `${count.day} ${count.language} ${count.query}`;
    const known = waiting.get(key);
    if (!known && waiting.size >= limits.waiting) return;
    const { empty = 0, unclicked = 0 } = known ?? {};
    waiting.set(key, { ...count, empty: empty + count.empty, unclicked: unclicked + count.unclicked });
  }

  /** Never fails: counts that cannot be stored are kept for the next run. */
  async function store(): Promise<void> {
    // In one order, so that two processes wait instead of deadlocking.
    const taken = [...waiting].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, count]) => count);
    waiting = new Map();
    if (taken.length === 0) return;
    try {
      await db.transaction().execute((transaction) => addAskedCounts(transaction, taken));
    } catch (error) {
      logger.error({ err: error }, 'counts of searches could not be stored');
      for (const count of taken) add(count);
      return;
    }
    for (const month of new Set(taken.map(({ day }) => day.slice(0, 7)))) await trimMonth(db, month, limits.ofMonth);
  }

  return {
    /** Counts a search from a network address, within the limits, unless it could be about a person. */
    async count({ query: typed, language, outcome }: AskedSearchEvent, address: string): Promise<void> {
      if (limit.isOver(address)) return;
      const query = await countableQuery(typed, wordsOf);
      if (query === undefined) return;
      add({ day: today(), language, query, empty: 0, unclicked: 0, [outcome]: 1 });
      flushSoon();
    },

    close: flush,

    /** The searches that did not help. @throws AppError `malformed` for an unknown sort field */
    async listAsked(query: ListQuery): Promise<Page<AskedSearch>> {
      await flush();
      return pageOfAsked((await listAskedTotals(db)).map(toAsked), query, await lexiconForSearch(db));
    },

    /** Forgets a search until it is asked again. @throws AppError `not_found` */
    async dismiss(id: string): Promise<void> {
      await flush();
      const asked = (await listAskedTotals(db)).find((each) => idOfAsked(each) === id);
      if (!asked || !(await removeAsked(db, asked))) throw new AppError('not_found', 'asked_not_found');
    },

    sweep(): Promise<void> {
      const kept = Math.min(months, longestMonths);
      return removeAskedBefore(db, Temporal.PlainDate.from(today()).subtract({ months: kept }).toString());
    },
  };
}

/** Says which search it is without saying it: addresses and the audit log hold it. */
function idOfAsked({ language, query }: Pick<AskedTotals, 'language' | 'query'>): string {
  return createHash('sha256').update(`${language} ${query}`).digest('hex').slice(0, 32);
}

function toAsked({ language, query, empty, unclicked, last_day }: AskedTotals): AskedSearch {
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
function pageOfAsked(asked: readonly AskedSearch[], query: ListQuery, lexicon: Lexicon): Page<AskedSearch> {
  const found = asked.filter((each) => isFoundBy(query.q ?? '', each.query, lexicon));
  return pageInMemory(found, query, {
    fields: askedSearchSortFields,
    usual: '-empty',
    sortedBy: (each, field) => each[field],
    amongEqual: (one, other) => other.unclicked - one.unclicked || compare(one.query, other.query),
  });
}
