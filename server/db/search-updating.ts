import { type RawBuilder, sql } from 'kysely';
import type { Database } from './database.ts';
import { holds } from './search-conditions.ts';
import { oldestUnseen, sees } from './search-snapshot.ts';

/** Which documents of a kind contain all words, or how many. */
export type Found = {
  total: number;
  /** The record ids, when they are few. */
  ids?: readonly string[];
  /**
   * The result includes everything committed by then, and possibly newer changes, which are applied again harmlessly.
   */
  asOf: string;
};

// The most changes applied incrementally; beyond, a new search is about as fast.
const mostChanges = 1_000;

type Change = {
  moment: number;
  record_id: string;
  /** Whether the document contained the words before the change; null when its old text is not recorded. */
  held: number | null;
  holds: number;
  snapshot: string;
  /** The earliest recorded moment. */
  earliest: number;
};

/** An earlier result with all changes since; undefined when they are too many, or were not recorded. */
export async function bringUpToDate(
  db: Database,
  { entity, words }: { entity: string; words: readonly string[] },
  before: Found,
): Promise<Found | undefined> {
  const { rows } = await sql<Change>`
    select moment, change.record_id,
      case when old_text is not null then ${truth(words, 'old_text')} end as held,
      ${truth(words, 'doc.text')} as holds, (select snapshot from search_now) as snapshot,
      (select min(moment) from search_change where entity = ${entity}) as earliest
    from search_change as change
    left join search_doc as doc on doc.entity = change.entity and doc.record_id = change.record_id
    where change.entity = ${entity} and moment >= ${oldestUnseen(before.asOf)}
    order by change_id limit ${mostChanges}`.execute(db);
  if (rows.length === mostChanges || rows.some((change) => areSomeMissing(change, before.asOf))) return undefined;
  const changes = rows.filter(({ moment }) => !sees(before.asOf, Number(moment)));
  const asOf = rows[0]?.snapshot ?? before.asOf;
  if (before.ids) {
    const ids = changeIds(before.ids, changes);
    return { ...before, total: ids.length, ids, asOf };
  }
  const total = changeTotal(before.total, changes);
  return total === undefined ? undefined : { ...before, total, asOf };
}

/**
 * The earliest row stays to mark that older ones were deleted. Rows not visible in this snapshot carry numbers of
 * another server.
 */
function areSomeMissing({ earliest, moment, snapshot }: Change, asOf: string): boolean {
  return Number(earliest) >= oldestUnseen(asOf) || !sees(snapshot, Number(moment));
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

function truth(words: readonly string[], text: string): RawBuilder<number> {
  const all = sql.join(
    words.map((word) => holds(word, text)),
    sql` and `,
  );
  return sql<number>`case when ${all} then 1 else 0 end`;
}
