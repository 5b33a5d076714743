import type { User } from '#shared/accounts/account-answers.ts';
import { orderKey } from '#shared/content/order-key.ts';
import { AppError } from '#shared/errors.ts';
import type { ListQuery, Page } from '#shared/list-query.ts';
import type { Lexicon } from '#shared/search/families.ts';
import { isFoundBy } from '#shared/search/is-found-by.ts';

/** The fields that `?sort=` may name. */
export const userSortFields = ['username', 'role', 'createdAt', 'lastSeenAt'] as const;

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

function inOrder(users: User[], sort: string): User[] {
  const field = userSortFields.find((known) => known === sort.replace(/^-/, ''));
  if (!field) throw new AppError('malformed', 'error_sort');
  const sortValue = (user: User) => (field === 'username' ? orderKey(user.username) : (user[field] ?? ''));
  const sign = sort.startsWith('-') ? -1 : 1;
  // The id settles ties, so that pages neither repeat nor skip a user.
  return users.toSorted(
    (one, other) => sign * (compare(sortValue(one), sortValue(other)) || compare(one._id, other._id)),
  );
}

/**
 * Searches, sorts and pages all users in memory; there are few. @throws AppError `malformed` for an unknown sort field
 */
export function pageOfUsers(users: User[], { q = '', sort, page, limit }: ListQuery, lexicon: Lexicon): Page<User> {
  const found = users.filter(({ username }) => isFoundBy(q, username, lexicon));
  const sorted = inOrder(found, sort || 'username');
  if (page === undefined && limit === undefined) return { items: sorted, total: sorted.length };
  const paging = { page: page ?? 1, limit: limit ?? 20 };
  const start = (paging.page - 1) * paging.limit;
  return { items: sorted.slice(start, start + paging.limit), total: sorted.length, ...paging };
}
