import { readList } from '#app/components/back-office/list/read-list.ts';
import { OutboxList } from '#app/features/outbox/outbox-list.tsx';
import { m } from '#messages';
import type { OutboxEntry } from '#shared/outbox.ts';
import type { Route } from './+types/outbox-management';

export const handle = { title: m.admin_nav_outbox };

/** Not awaited: the screen stands while the list comes. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return {
    mails: readList<OutboxEntry>(request, { path: '/outbox', filters: ['state'], failed: m.outbox_error_fetching }),
  };
}

export default function OutboxManagement({ loaderData }: Route.ComponentProps) {
  return <OutboxList mails={loaderData.mails} />;
}
