import { projectKind } from '#app/features/site-content/project-kind.ts';
import { readSiteContent } from '#app/features/site-content/read-site-content.ts';
import { SiteContentManagement } from '#app/features/site-content/site-content-management.tsx';
import { m } from '#messages';
import type { Route } from './+types/project-management';

export const handle = { title: m.admin_nav_projects };

/** Not awaited: the screen renders while the list loads. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { records: readSiteContent(request, projectKind) };
}

export default function ProjectManagement({ loaderData }: Route.ComponentProps) {
  return <SiteContentManagement kind={projectKind} records={loaderData.records} />;
}
