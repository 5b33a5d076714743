import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { AppError } from '#shared/errors.ts';
import type { Language } from '#shared/language.ts';

export type Rows<Tables, Table extends keyof Tables> = SelectQueryBuilder<Tables, Table, object>;

/** The order of a list by one column; the id breaks ties, so that pages neither repeat nor skip a record. */
export type ListOrder = {
  column: string;
  way: 'asc' | 'desc';
  /** The column holds text, or null. */
  isNullable?: boolean;
  /** The column compared instead where that of a row is null. */
  otherwise?: string | undefined;
};

/** The column with what a text is ordered by (`orderKey`), beside that of the text. */
export const orderColumn = (column: string): string => `${column}_order`;
/** That of its Arabic, which is null where there is none. */
export const arabicOrderColumn = (column: string): string => `${column}_order_ar`;

/** The column of each sortable field, and which of them are nullable texts. */
type Sortable = {
  columns: Readonly<Record<string, string>>;
  nullable?: readonly string[];
  /** Another column for null, by field. */
  otherwise?: Readonly<Record<string, string>>;
  /** The column for callers who read Arabic, by field: where it is null, the usual one counts. */
  arabic?: Readonly<Record<string, string>>;
};

/**
 * The order requested by `?sort=`; a leading `-` means descending. @throws AppError `malformed` for an unknown field
 */
export function chooseOrder(
  sort: string,
  { columns, nullable = [], otherwise = {}, arabic = {} }: Sortable,
  language: Language = 'en',
): ListOrder {
  const field = sort.replace(/^-/, '');
  const column = Object.hasOwn(columns, field) ? columns[field] : undefined;
  if (!column) throw new AppError('malformed', 'error_sort');
  const way = sort.startsWith('-') ? 'desc' : 'asc';
  if (language === 'ar' && arabic[field]) return { column: arabic[field], way, otherwise: column };
  return { column, way, isNullable: nullable.includes(field), otherwise: otherwise[field] };
}

export function inOrder<Tables, Table extends keyof Tables>(
  rows: Rows<Tables, Table>,
  order: ListOrder,
): Rows<Tables, Table> {
  return rows.orderBy(orderExpression(order), order.way).orderBy(sql.ref('id'), order.way);
}

/** The values an order compares. The databases sort null differently and null compares to nothing; an empty text comes first in both. */
export function orderExpression({ column, isNullable, otherwise }: ListOrder): RawBuilder<unknown> {
  if (otherwise) return sql`coalesce(${sql.ref(column)}, ${sql.ref(otherwise)})`;
  return isNullable ? sql`coalesce(${sql.ref(column)}, '')` : sql.ref(column);
}
