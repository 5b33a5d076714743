import type { Database } from '#server/core/db/database.ts';
import { otherValues } from '#shared/site/visit.ts';
import { visitLimits } from './visit-limits.ts';
import {
  addVisitCounts,
  findDetailPages,
  listCountedValues,
  type VisitCount,
  type VisitDimension,
} from './visit-queries.ts';
import { toCounts, type VisitTally } from './visit-tallies.ts';

// The languages are few, so all are counted.
const limited: VisitDimension[] = ['path', 'referrer', 'campaign'];

type Storing = { db: Database; fixedPaths: ReadonlySet<string> };

/** Adds tallies to the daily counts, all or none. Events of unknown pages are left out. */
export async function storeVisits({ db, fixedPaths }: Storing, tallies: readonly VisitTally[]): Promise<void> {
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
