import { readSiteContent } from '#app/features/site-content/read-site-content.ts';
import { serviceKind } from '#app/features/site-content/service-kind.ts';
import { SiteContentManagement } from '#app/features/site-content/site-content-management.tsx';
import { m } from '#messages';
import type { Route } from './+types/service-management';

export const handle = { title: m.admin_nav_services };

/** Not awaited: the screen renders while the list loads. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { records: readSiteContent(request, serviceKind) };
}

export default function ServiceManagement({ loaderData }: Route.ComponentProps) {
  return <SiteContentManagement kind={serviceKind} records={loaderData.records} />;
}
