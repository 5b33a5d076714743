import type { Database } from '#server/core/db/database.ts';
import {
  type VisitEvent,
  type VisitedPage,
  type VisitSummary,
  type VisitValue,
  visitClicks,
  visitedPath,
} from '#shared/site/visit.ts';
import { dayInAmman } from '#shared/time/day-in-amman.ts';
import { fromKeys } from '#shared/typed-entries.ts';
import { storeVisits } from './store-visits.ts';
import { createVisitLimit } from './visit-limits.ts';
import { type Days, findDetailPages, listDayTotals, listTopValues, removeVisitCountsBefore } from './visit-queries.ts';
import { createTallies } from './visit-tallies.ts';

export type VisitService = ReturnType<typeof createVisitService>;

type VisitParts = {
  db: Database;
  logger: { error(details: object, message: string): void };
  rateLimitFactor: number;
  /** The retention of counts. */
  months: number;
  /** The paths of pages without a record, without language prefix. */
  fixedPaths: readonly string[];
  now?: () => number;
};

const storeAfterMilliseconds = 5_000;
const shown = 10;

/** Anonymous visit statistics: events are tallied in memory and stored periodically. */
export function createVisitService({ db, logger, rateLimitFactor, months, fixedPaths, ...parts }: VisitParts) {
  const { now = () => Date.now() } = parts;
  const storing = { db, fixedPaths: new Set(fixedPaths) };
  const limit = createVisitLimit({ factor: rateLimitFactor, now });
  const tallies = createTallies();
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void> = Promise.resolve();

  /** Never fails: tallies that cannot be stored are kept for the next run. */
  async function store(): Promise<void> {
    const taken = tallies.take();
    try {
      await storeVisits(storing, taken);
    } catch (error) {
      logger.error({ err: error }, 'visits could not be stored');
      for (const tally of taken) tallies.add(tally);
    }
  }

  /** Stores the tallies after any running store. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    underWay = underWay.then(store);
    return underWay;
  }

  return {
    /** The retention of counts. */
    months,

    /** Counts an event from a network address, if it is for a known page and within the limits. */
    count(event: VisitEvent, address: string): void {
      const path = visitedPath(event.path);
      if (path === undefined || limit.isOver(address)) return;
      tallies.addEvent(event, { day: dayInAmman(new Date(now())), path });
      timer ??= setTimeout(() => void flush(), storeAfterMilliseconds).unref();
    },

    /** Stores pending tallies. */
    close: flush,

    /** The counts of the last `span` days, including today. */
    async getSummary(span: number): Promise<VisitSummary> {
      await flush();
      const today = Temporal.PlainDate.from(dayInAmman(new Date(now())));
      const days = { from: today.subtract({ days: span - 1 }).toString(), until: today.toString() };
      const top = { ...days, limit: shown };
      return {
        ...(await readDays(db, days)),
        pages: await withTitles(db, await listTopValues(db, { ...top, dimension: 'path', kind: 'view' })),
        referrers: await listTopValues(db, { ...top, dimension: 'referrer', kind: 'visit' }),
        campaigns: await listTopValues(db, { ...top, dimension: 'campaign', kind: 'visit' }),
        languages: await listTopValues(db, { ...top, dimension: 'language', kind: 'view' }),
      };
    },

    /** Deletes expired counts. */
    sweep(): Promise<void> {
      const today = Temporal.PlainDate.from(dayInAmman(new Date(now())));
      return removeVisitCountsBefore(db, today.subtract({ months }).toString());
    },
  };
}

async function withTitles(db: Database, pages: readonly VisitValue[]): Promise<VisitedPage[]> {
  const titles = await findDetailPages(
    db,
    pages.map(({ value }) => value),
  );
  return pages.map((page) => ({ ...page, ...titles.get(page.value)?.title }));
}

async function readDays(db: Database, { from, until }: Days): Promise<Pick<VisitSummary, 'days' | 'clicks'>> {
  const totals = await listDayTotals(db, { from, until });
  const first = Temporal.PlainDate.from(from);
  const count = first.until(until, { largestUnit: 'days' }).days + 1;
  const sumOf = (kind: string, day?: string) =>
    totals
      .filter((each) => each.kind === kind && (day === undefined || each.day === day))
      .reduce((sum, { total }) => sum + total, 0);
  return {
    days: Array.from({ length: count }, (_, index) => {
      const day = first.add({ days: index }).toString();
      return { day, views: sumOf('view', day), visits: sumOf('visit', day) };
    }),
    clicks: fromKeys(visitClicks, (click) => sumOf(click)),
  };
}
