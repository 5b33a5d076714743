import type { DeleteResult, InsertResult, UpdateResult } from 'kysely';
import type { Database } from './database.ts';
import type { Rows } from './list-order.ts';

type Change = { executeTakeFirst(): Promise<Partial<DeleteResult & UpdateResult & InsertResult> | undefined> };

/** Executes an insertion, a change or a deletion. @returns whether there was a row for it */
export async function changeRow(change: Change): Promise<boolean> {
  const { numDeletedRows, numUpdatedRows, numInsertedOrUpdatedRows } = (await change.executeTakeFirst()) ?? {};
  return Boolean(numDeletedRows || numUpdatedRows || numInsertedOrUpdatedRows);
}

type Found = { limit(most: 1): { executeTakeFirst(): Promise<unknown> } };

/** Whether a selection has any row. */
export async function hasRow(rows: Found): Promise<boolean> {
  return (await rows.limit(1).executeTakeFirst()) !== undefined;
}

/** How many rows a selection without columns has. */
export async function countSelected<Tables, Table extends keyof Tables>(
  db: Database,
  rows: Rows<Tables, Table>,
): Promise<number> {
  const counting = rows.select(({ fn }) => fn.countAll<number>().as('count')).compile();
  const { rows: found } = await db.executeQuery<{ count: number | string }>(counting);
  return Number(found[0]?.count);
}
