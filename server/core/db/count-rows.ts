import type { Database } from './database.ts';
import type { Rows } from './list-order.ts';

/** How many rows a selection without columns has. */
export async function countSelected<Tables, Table extends keyof Tables>(
  db: Database,
  rows: Rows<Tables, Table>,
): Promise<number> {
  const counting = rows.select(({ fn }) => fn.countAll<number>().as('count')).compile();
  const { rows: found } = await db.executeQuery<{ count: number | string }>(counting);
  return Number(found[0]?.count);
}
