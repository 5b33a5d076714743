import { consultationScreen } from '#app/features/leads/consultation-screen.tsx';
import { LeadList } from '#app/features/leads/lead-list.tsx';
import { readLeads } from '#app/features/leads/lead-screen.ts';
import { m } from '#messages';
import type { Route } from './+types/consultation-management';

export const handle = { title: m.admin_nav_consultations };

/** Not awaited: the screen renders while the list loads. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { leads: readLeads(request, consultationScreen) };
}

export default function ConsultationManagement({ loaderData }: Route.ComponentProps) {
  return <LeadList screen={consultationScreen} leads={loaderData.leads} />;
}
