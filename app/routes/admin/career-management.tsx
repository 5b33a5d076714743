import { readList } from '#app/components/back-office/list/read-list.ts';
import { CareerList } from '#app/features/leads/career-list.tsx';
import { careerSource } from '#app/features/leads/lead-sources.ts';
import { m } from '#messages';
import type { Route } from './+types/career-management';

export const handle = { title: m.admin_nav_careers };

/** Not awaited: the screen renders while the list loads. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { careers: readList(request, careerSource) };
}

export default function CareerManagement({ loaderData }: Route.ComponentProps) {
  return <CareerList careers={loaderData.careers} />;
}
