import { pageInMemory } from '#server/core/db/list-in-memory.ts';
import type { User } from '#shared/accounts/account-answers.ts';
import { orderKey } from '#shared/content/order-key.ts';
import type { ListQuery, Page } from '#shared/list-query.ts';
import type { Lexicon } from '#shared/search/families.ts';
import { isFoundBy } from '#shared/search/is-found-by.ts';
import { lexiconOfPeople } from '#shared/search/people-lexicon.ts';

/** The fields that `?sort=` may name. */
export const userSortFields = ['username', 'role', 'createdAt', 'lastSeenAt'] as const;

/** Searches, sorts and pages all users; there are few. @throws AppError `malformed` for an unknown sort field */
export function pageOfUsers(users: readonly User[], query: ListQuery, lexicon: Lexicon): Page<User> {
  const found = users.filter(({ username }) => isFoundBy(query.q ?? '', username, lexiconOfPeople(lexicon)));
  return pageInMemory(found, query, {
    fields: userSortFields,
    usual: 'username',
    sortedBy: (user, field) => (field === 'username' ? orderKey(user.username) : (user[field] ?? '')),
  });
}
