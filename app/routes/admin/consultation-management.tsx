import { readList } from '#app/components/back-office/list/read-list.ts';
import { ConsultationList } from '#app/features/leads/consultation-list.tsx';
import { consultationSource } from '#app/features/leads/lead-sources.ts';
import { m } from '#messages';
import type { Route } from './+types/consultation-management';

export const handle = { title: m.admin_nav_consultations };

/** Not awaited: the screen renders while the list loads. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { consultations: readList(request, consultationSource) };
}

export default function ConsultationManagement({ loaderData }: Route.ComponentProps) {
  return <ConsultationList consultations={loaderData.consultations} />;
}
