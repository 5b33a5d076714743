import { AppError } from '#shared/errors.ts';
import type { ListOrder } from './page-anchors.ts';

/** The column of each sortable field, and which of them are nullable texts. */
type Sortable = { columns: Readonly<Record<string, string>>; nullable?: readonly string[] };

/**
 * The order requested by `?sort=`; a leading `-` means descending. @throws AppError `malformed` for an unknown field
 */
export function orderOf(sort: string, { columns, nullable = [] }: Sortable): ListOrder {
  const field = sort.replace(/^-/, '');
  const column = Object.hasOwn(columns, field) ? columns[field] : undefined;
  if (!column) throw new AppError('malformed', 'error_sort');
  return { column, way: sort.startsWith('-') ? 'desc' : 'asc', isNullable: nullable.includes(field) };
}
