import { readList } from '#app/components/back-office/list/read-list.ts';
import { ConsultationList } from '#app/features/leads/consultation-list.tsx';
import { m } from '#messages';
import { consultationAnswers } from '#shared/answers/lead-answers.ts';
import type { Route } from './+types/consultation-management';

export const handle = { title: m.admin_nav_consultations };

/** Not awaited: the screen stands while the list comes. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const consultations = readList(request, {
    path: '/consultations',
    filters: ['suspicious'],
    schema: consultationAnswers.list,
    failed: m.admin_consultations_error_fetching,
  });
  return { consultations };
}

export default function ConsultationManagement({ loaderData }: Route.ComponentProps) {
  return <ConsultationList consultations={loaderData.consultations} />;
}
