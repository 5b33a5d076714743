import { openingKind } from '#app/features/site-content/opening-kind.ts';
import { readSiteContent } from '#app/features/site-content/read-site-content.ts';
import { SiteContentManagement } from '#app/features/site-content/site-content-management.tsx';
import { m } from '#messages';
import type { Route } from './+types/opening-management';

export const handle = { title: m.admin_nav_openings };

/** Not awaited: the screen renders while the list loads. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { records: readSiteContent(request, openingKind) };
}

export default function OpeningManagement({ loaderData }: Route.ComponentProps) {
  return <SiteContentManagement kind={openingKind} records={loaderData.records} />;
}
