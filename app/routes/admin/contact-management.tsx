import { readList } from '#app/components/back-office/list/read-list.ts';
import { ContactList } from '#app/features/leads/contact-list.tsx';
import { m } from '#messages';
import { contactAnswers } from '#shared/answers/lead-answers.ts';
import type { Route } from './+types/contact-management';

export const handle = { title: m.admin_nav_contacts };

/** Not awaited: the screen stands while the list comes. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const contacts = readList(request, {
    path: '/contacts',
    filters: ['status', 'suspicious'],
    schema: contactAnswers.list,
    failed: m.admin_contacts_error_fetching,
  });
  return { contacts };
}

export default function ContactManagement({ loaderData }: Route.ComponentProps) {
  return <ContactList contacts={loaderData.contacts} />;
}
