import { readList } from '#app/components/back-office/list/read-list.ts';
import { ContactList } from '#app/features/leads/contact-list.tsx';
import { contactSource } from '#app/features/leads/lead-sources.ts';
import { m } from '#messages';
import type { Route } from './+types/contact-management';

export const handle = { title: m.admin_nav_contacts };

/** Not awaited: the screen renders while the list loads. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { contacts: readList(request, contactSource) };
}

export default function ContactManagement({ loaderData }: Route.ComponentProps) {
  return <ContactList contacts={loaderData.contacts} />;
}
