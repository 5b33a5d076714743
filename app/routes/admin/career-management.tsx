import { ownFailureMessage } from '#app/components/back-office/failure.ts';
import { readList } from '#app/components/back-office/list/read-list.ts';
import { CareerList } from '#app/features/leads/career-list.tsx';
import { m } from '#messages';
import { careerAnswers } from '#shared/answers/lead-answers.ts';
import type { Route } from './+types/career-management';

export const handle = { title: m.admin_nav_careers };

/** Not awaited: the screen stands while the list comes. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const careers = readList(request, {
    path: '/careers',
    filters: ['status', 'suspicious'],
    schema: careerAnswers.list,
    failed: m.admin_careers_error_fetching,
    whyNot: ownFailureMessage,
  });
  return { careers };
}

export default function CareerManagement({ loaderData }: Route.ComponentProps) {
  return <CareerList careers={loaderData.careers} />;
}
