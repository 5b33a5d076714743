import { contactScreen } from '#app/features/leads/contact-screen.tsx';
import { LeadList } from '#app/features/leads/lead-list.tsx';
import { readLeads } from '#app/features/leads/lead-screen.ts';
import { m } from '#messages';
import type { Route } from './+types/contact-management';

export const handle = { title: m.admin_nav_contacts };

/** Not awaited: the screen renders while the list loads. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { leads: readLeads(request, contactScreen) };
}

export default function ContactManagement({ loaderData }: Route.ComponentProps) {
  return <LeadList screen={contactScreen} leads={loaderData.leads} />;
}
