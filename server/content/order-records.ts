import type { Database } from '#server/db/database.ts';
import { fieldRefused } from '#shared/errors.ts';
import type { ContentTable } from './content-kind.ts';

type Placed = { _id: string; position: number };

/**
 * Gives the named records their new order among the places that they hold now; everything else stays where it is.
 * @throws AppError `invalid` (422) when one of them is not there
 */
export async function orderRecords<Content extends Placed>(
  transaction: Database,
  queries: Pick<ContentTable<Content>, 'list' | 'lock' | 'update'>,
  ids: readonly string[],
): Promise<void> {
  // Always in the same order, so that two who put the same list in order wait for each other instead of failing.
  for (const id of ids.toSorted()) {
    if (!(await queries.lock(transaction, id))) throw fieldRefused('ids', 'error_record_unknown');
  }
  const { items } = await queries.list(transaction, { sort: 'position' });
  const byId = new Map(items.map((record) => [record._id, record]));
  const named = ids.values();
  const ordered = items.map((record) => (ids.includes(record._id) ? byId.get(named.next().value ?? '') : record));
  for (const [place, record] of ordered.entries()) {
    const position = place + 1;
    if (!record || record.position === position) continue;
    await queries.update(transaction, record._id, { ...record, position });
  }
}
