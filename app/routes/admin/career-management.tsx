import { careerScreen } from '#app/features/leads/career-screen.tsx';
import { LeadList } from '#app/features/leads/lead-list.tsx';
import { readLeads } from '#app/features/leads/lead-screen.ts';
import { m } from '#messages';
import type { Route } from './+types/career-management';

export const handle = { title: m.admin_nav_careers };

/** Not awaited: the screen renders while the list loads. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { leads: readLeads(request, careerScreen) };
}

export default function CareerManagement({ loaderData }: Route.ComponentProps) {
  return <LeadList screen={careerScreen} leads={loaderData.leads} />;
}
