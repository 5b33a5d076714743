import type { Database } from '#server/core/db/database.ts';
import {
  otherValues,
  type VisitEvent,
  type VisitedPage,
  type VisitSummary,
  type VisitValue,
  visitClicks,
  visitedPath,
} from '#shared/site/visit.ts';
import { dayInAmman } from '#shared/time/day-in-amman.ts';
import { fromKeys } from '#shared/typed-entries.ts';
import { createFlushing, createVisitLimit, visitLimits } from './visit-limits.ts';
import {
  addVisitCounts,
  type Days,
  findDetailPages,
  listCountedValues,
  listDayTotals,
  listTopValues,
  removeVisitCountsBefore,
  type VisitCount,
  type VisitDimension,
} from './visit-queries.ts';
import { createTallies, toCounts, type VisitTally } from './visit-tallies.ts';

export type VisitService = ReturnType<typeof createVisitService>;

type VisitParts = {
  db: Database;
  logger: { error(details: object, message: string): void };
  rateLimitFactor: number;
  months: number;
  /** The paths of pages without a record, without language prefix. */
  fixedPaths: readonly string[];
  now?: () => number;
};

const shown = 10;

/** Anonymous visit statistics: events are tallied in memory and stored periodically. */
export function createVisitService({ db, logger, rateLimitFactor, months, fixedPaths, ...parts }: VisitParts) {
  const { now = () => Date.now() } = parts;
  const storing = { db, fixedPaths: new Set(fixedPaths) };
  const limit = createVisitLimit({ factor: rateLimitFactor, now });
  const tallies = createTallies();
  const { flush, flushSoon } = createFlushing(store);

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

  return {
    months,

    /** Counts an event from a network address, if it is for a known page and within the limits. */
    count(event: VisitEvent, address: string): void {
      const path = visitedPath(event.path);
      if (path === undefined || limit.isOver(address)) return;
      tallies.addEvent(event, { day: dayInAmman(new Date(now())), path });
      flushSoon();
    },

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
  const addUp = (kind: string, day?: string) =>
    totals
      .filter((each) => each.kind === kind && (day === undefined || each.day === day))
      .reduce((sum, { total }) => sum + total, 0);
  return {
    days: Array.from({ length: count }, (_, index) => {
      const day = first.add({ days: index }).toString();
      return { day, views: addUp('view', day), visits: addUp('visit', day) };
    }),
    clicks: fromKeys(visitClicks, (click) => addUp(click)),
  };
}

// The languages are few, so all are counted.
const limited: VisitDimension[] = ['path', 'referrer', 'campaign'];

type Storing = { db: Database; fixedPaths: ReadonlySet<string> };

/** Adds tallies to the daily counts, all or none. Events of unknown pages are left out. */
async function storeVisits({ db, fixedPaths }: Storing, tallies: readonly VisitTally[]): Promise<void> {
  const known = await ofKnownPages(db, fixedPaths, tallies);
  if (known.length === 0) return;
  const counts = toCounts(known, await withinLimits(db, known));
  // Reads nothing: in SQLite a transaction that begins with a read may not write later.
  await db.transaction().execute((transaction) => addVisitCounts(transaction, counts));
}

async function ofKnownPages(db: Database, fixedPaths: ReadonlySet<string>, tallies: readonly VisitTally[]) {
  const asked = new Set(tallies.map(({ path }) => path).filter((path) => !fixedPaths.has(path)));
  const found = await findDetailPages(db, [...asked]);
  return tallies.flatMap((tally) => {
    if (fixedPaths.has(tally.path)) return [tally];
    const page = found.get(tally.path);
    return page ? [{ ...tally, path: page.countedAs }] : [];
  });
}

/** Merges new values into one when a day has reached its limit of different values. */
async function withinLimits(db: Database, tallies: readonly VisitTally[]) {
  const counted = new Map<string, Set<string>>();
  for (const day of new Set(tallies.map((tally) => tally.day))) {
    for (const dimension of limited) counted.set(day + dimension, await listCountedValues(db, day, dimension));
  }
  return (count: VisitCount): VisitCount => {
    const values = counted.get(count.day + count.dimension);
    if (!values || values.has(count.value)) return count;
    if (values.size >= visitLimits.valuesOfDay[count.dimension]) return { ...count, value: otherValues };
    values.add(count.value);
    return count;
  };
}
