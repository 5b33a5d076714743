import { readList } from '#app/components/back-office/list/read-list.ts';
import { UserList } from '#app/features/users/user-list.tsx';
import { m } from '#messages';
import type { User } from '#shared/account.ts';
import type { Route } from './+types/user-management';

export const handle = { title: m.admin_nav_users };

/** Not awaited: the screen stands while the list comes. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { users: readList<User>(request, { path: '/users', failed: m.admin_users_error_fetching }) };
}

export default function UserManagement({ loaderData }: Route.ComponentProps) {
  return <UserList users={loaderData.users} />;
}
