import { AppError } from '#shared/errors.ts';
import type { ListQuery, Page } from '#shared/list-query.ts';

export const usualLimit = 20;

type Value = string | number;
type Sorting<Item, Field extends string> = {
  /** The fields that `?sort=` may name. */
  fields: readonly Field[];
  usual: Field | `-${Field}`;
  sortedBy: (item: Item, field: Field) => Value;
  /** The order of items that are equal in it, in either direction. */
  amongEqual?: (one: Item, other: Item) => number;
};

export const compare = (one: Value, other: Value): number => (one < other ? -1 : Number(one > other));

/**
 * One page of a short list, or all of it without paging; `readPage` does the same with rows. The id breaks ties, so that
 * pages neither repeat nor skip an item.
 * @throws AppError `malformed` for an unknown sort field
 */
export function pageInMemory<Item extends { _id: string }, Field extends string>(
  items: readonly Item[],
  query: ListQuery,
  { fields, usual, sortedBy, amongEqual = () => 0 }: Sorting<Item, Field>,
): Page<Item> {
  const sort = query.sort || usual;
  const field = fields.find((known) => known === sort.replace(/^-/, ''));
  if (!field) throw new AppError('malformed', 'error_sort');
  const way = sort.startsWith('-') ? -1 : 1;
  const sorted = items.toSorted(
    (one, other) =>
      way * compare(sortedBy(one, field), sortedBy(other, field)) ||
      amongEqual(one, other) ||
      compare(one._id, other._id),
  );
  const total = sorted.length;
  if (query.page === undefined && query.limit === undefined) return { items: sorted, total };
  const { page = 1, limit = usualLimit } = query;
  return { items: sorted.slice((page - 1) * limit, page * limit), total, page, limit };
}
