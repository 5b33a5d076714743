import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database.ts';
import { type AnyOf, containsAny } from './search-conditions.ts';

/** Which documents of a kind contain all words, or how many. */
export type Found = {
  total: number;
  /** The record ids, when they are few. */
  ids?: readonly string[];
  /**
   * The snapshot of which the result includes every change, see `readSnapshot`. It may include newer ones: applying
   * them again does no harm.
   */
  asOf: string;
};

// The most changes applied incrementally; beyond, a new search is about as fast.
const mostChanges = 1_000;

type Change = {
  /** The number of the change: it grows. In PostgreSQL that of the transaction. */
  change_number: number;
  record_id: string;
  /** Whether the document contained the words before the change; null when its old text is not recorded. */
  held: number | null;
  holds: number;
  snapshot: string;
  /** The number of the earliest recorded change. */
  earliest: number;
};

/**
 * Applies the recorded changes of texts to an earlier search result. @returns undefined when they are too many, or were
 * not all recorded: then the search starts from the beginning
 */
export async function applyChanges(
  db: Database,
  { entity, words }: { entity: string; words: readonly AnyOf[] },
  before: Found,
): Promise<Found | undefined> {
  const { rows } = await sql<Change>`
    select moment as change_number, change.record_id,
      case when old_text is not null then ${truth(db, words, 'old_text')} end as held,
      ${truth(db, words, 'doc.text')} as holds, (select snapshot from search_now) as snapshot,
      (select min(moment) from search_change where entity = ${entity}) as earliest
    from search_change as change
    left join search_doc as doc on doc.entity = change.entity and doc.record_id = change.record_id
    where change.entity = ${entity} and moment >= ${oldestInvisible(before.asOf)}
    order by change_id limit ${mostChanges}`.execute(db);
  if (rows.length === mostChanges || rows.some((change) => areSomeMissing(change, before.asOf))) return undefined;
  const changes = rows.filter(({ change_number }) => !isVisible(before.asOf, Number(change_number)));
  const asOf = rows[0]?.snapshot ?? before.asOf;
  if (before.ids) {
    const ids = changeIds(before.ids, changes);
    return { ...before, total: ids.length, ids, asOf };
  }
  const total = changeTotal(before.total, changes);
  return total === undefined ? undefined : { ...before, total, asOf };
}

/**
 * Whether changes since the result may have been deleted. The last deleted one of a kind stays as a mark. Rows that this
 * snapshot does not see were numbered by another server, before a dump was loaded.
 */
function areSomeMissing({ earliest, change_number, snapshot }: Change, asOf: string): boolean {
  return Number(earliest) >= oldestInvisible(asOf) || !isVisible(snapshot, Number(change_number));
}

function changeIds(before: readonly string[], changes: Change[]): string[] {
  const ids = new Set(before);
  for (const { record_id, holds } of changes) {
    if (holds) ids.add(record_id);
    else ids.delete(record_id);
  }
  return [...ids];
}

/** Of several changes of a document, the first has its old text; each has its current one. */
function changeTotal(before: number, changes: Change[]): number | undefined {
  const changed = new Set<string>();
  let total = before;
  for (const { record_id, held, holds } of changes) {
    if (changed.has(record_id)) continue;
    if (held === null) return undefined;
    changed.add(record_id);
    total += holds - held;
  }
  return total;
}

function truth(db: Database, words: readonly AnyOf[], text: string): RawBuilder<number> {
  const all = sql.join(
    words.map((word) => containsAny(db, word, text)),
    sql` and `,
  );
  return sql<number>`case when ${all} then 1 else 0 end`;
}

/**
 * The transactions visible to a statement, from `search_now`: `xmin:xmax:xip,…`. All before `xmin` are visible, none
 * from `xmax` on, and between them all but those listed. Source:
 * https://www.postgresql.org/docs/current/functions-info.html#FUNCTIONS-INFO-SNAPSHOT
 */
function readSnapshot(snapshot: string) {
  const [xmin, xmax, underWay = ''] = snapshot.split(':');
  return { xmin: Number(xmin), xmax: Number(xmax), underWay: underWay.split(',') };
}

/** The first transaction number that may not be seen. */
const oldestInvisible = (snapshot: string): number => readSnapshot(snapshot).xmin;

/** The first transaction number not yet assigned. */
export const nextTransaction = (snapshot: string): number => readSnapshot(snapshot).xmax;

/** Whether a statement with this snapshot saw a change. */
function isVisible(snapshot: string, changeNumber: number): boolean {
  const { xmin, xmax, underWay } = readSnapshot(snapshot);
  return changeNumber < xmin || (changeNumber < xmax && !underWay.includes(String(changeNumber)));
}
