import { readList } from '#app/components/back-office/list/read-list.ts';
import { UserList } from '#app/features/users/user-list.tsx';
import { m } from '#messages';
import { userAnswer } from '#shared/answers/account-answers.ts';
import { arrayOf } from '#shared/answers/answer-parts.ts';
import type { Route } from './+types/user-management';

export const handle = { title: m.admin_nav_users };

/** Not awaited: the screen renders while the list loads. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return {
    users: readList(request, { path: '/users', schema: arrayOf(userAnswer), failed: m.admin_users_error_fetching }),
  };
}

export default function UserManagement({ loaderData }: Route.ComponentProps) {
  return <UserList users={loaderData.users} />;
}
