import { type RawBuilder, sql } from 'kysely';
import type { Database } from './database.ts';
import { holds } from './search-conditions.ts';
import { oldestUnseen, sees } from './search-snapshot.ts';

/** Which documents of a kind hold all words, or how many. */
export type Found = {
  total: number;
  /** The records, where they are few. */
  ids?: readonly string[];
  /** What was committed by then is in it; what else is in it of single records does no harm. */
  asOf: string;
  /** All documents of the kind were read for it. */
  isCostly: boolean;
};

// So many changes are looked at; above, finding anew is about as quick.
const mostChanges = 1_000;

type Change = {
  moment: number;
  record_id: string;
  /** Whether the document held the words before the change; null where what it was is not told. */
  held: number | null;
  holds: number;
  snapshot: string;
  /** The earliest moment that is told of. */
  earliest: number;
};

/** What a search found, after all changes since; undefined when they are too many, or were not told. */
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

/** The earliest stays to tell that those before it are forgotten; what is not seen although it is read was numbered by another server. */
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

/** Of several changes of a record's document the first tells what it was; what it is now stands in each. */
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
