import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from './database.ts';
import type { KeptReads } from './kept-reads.ts';

export type Rows<Tables, Table extends keyof Tables> = SelectQueryBuilder<Tables, Table, object>;

/** The order of a list by one column; the id breaks ties, so that pages neither repeat nor skip a record. */
export type ListOrder = {
  column: string;
  way: 'asc' | 'desc';
  /** The column holds text, or null. */
  isNullable?: boolean;
};

/** The list position after a number of rows. */
type Anchor = { value: unknown; id: string };

export type Place = {
  offset: number;
  order: ListOrder;
  tables: readonly string[];
  keep: KeptReads;
  /** Whether the rows are filtered by typed search words. */
  isSearch?: boolean;
};

// The most rows scanned from one cached position.
const step = 250;

export function inOrder<Tables, Table extends keyof Tables>(
  rows: Rows<Tables, Table>,
  order: ListOrder,
): Rows<Tables, Table> {
  return rows.orderBy(comparedIn(order), order.way).orderBy(sql.ref('id'), order.way);
}

/**
 * The rows in order from `offset` on. Instead of scanning all rows before it, the position of every 250th row is cached
 * once visited, and the index leads to it.
 */
export async function rowsFrom<Tables, Table extends keyof Tables>(
  db: Database,
  rows: Rows<Tables, Table>,
  { offset, order, tables, keep, isSearch = true }: Place,
): Promise<Rows<Tables, Table>> {
  const start = offset - (offset % step);
  if (start === 0) return inOrder(rows, order).offset(offset);
  const { sql: text, parameters } = rows.compile();
  const key = JSON.stringify(['places', text, parameters, order]);
  const anchors = await keep({ tables, key, isSearch }, async () => new Map<number, Anchor>());
  const anchor = anchors.get(start) ?? (await walkTo(db, rows, { start, order, anchors }));
  if (!anchor) return inOrder(rows, order).offset(offset);
  anchors.set(start, anchor);
  return inOrder(rows.where(isFrom(anchor, order)), order).offset(offset - start);
}

type Walk = { start: number; order: ListOrder; anchors: Map<number, Anchor> };

/** Finds the row number `start` from the nearest cached position, using only the index. */
async function walkTo<Tables, Table extends keyof Tables>(
  db: Database,
  rows: Rows<Tables, Table>,
  { start, order, anchors }: Walk,
): Promise<Anchor | undefined> {
  let known = start - step;
  while (known > 0 && !anchors.has(known)) known -= step;
  const anchor = anchors.get(known);
  const rest = anchor ? rows.where(isFrom(anchor, order)) : rows;
  const place = inOrder(rest, order)
    .select([comparedIn(order).as('value'), sql.ref('id').as('id')])
    .limit(1)
    .offset(start - Math.max(known, 0));
  const { rows: found } = await sql<Anchor>`select value, id from (${place}) as place`.execute(db);
  return found[0];
}

function isFrom({ value, id }: Anchor, order: ListOrder) {
  const comparison = sql.raw(order.way === 'asc' ? '>=' : '<=');
  return sql<SqlBool>`(${comparedIn(order)}, ${sql.ref('id')}) ${comparison} (${value}, ${id})`;
}

// The databases sort null differently and null compares to nothing; an empty text comes first in both.
function comparedIn({ column, isNullable }: ListOrder): RawBuilder<unknown> {
  return isNullable ? sql`coalesce(${sql.ref(column)}, '')` : sql.ref(column);
}
