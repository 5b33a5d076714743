import { readList } from '#app/components/back-office/list/read-list.ts';
import { TrashList } from '#app/features/trash/trash-list.tsx';
import { m } from '#messages';
import { trashAnswer } from '#shared/trash.ts';
import type { Route } from './+types/trash-management';

export const handle = { title: m.admin_nav_trash };

/** Not awaited: the screen renders while the list loads. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return {
    entries: readList(request, {
      path: '/trash',
      schema: trashAnswer,
      filters: ['entity'],
      failed: m.trash_error_fetching,
    }),
  };
}

export default function TrashManagement({ loaderData }: Route.ComponentProps) {
  return <TrashList entries={loaderData.entries} />;
}
