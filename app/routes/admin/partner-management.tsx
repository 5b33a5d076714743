import { partnerKind } from '#app/features/catalogue/catalogue-kind.ts';
import { CatalogueManagement } from '#app/features/catalogue/catalogue-management.tsx';
import { readCatalogue } from '#app/features/catalogue/read-catalogue.ts';
import { m } from '#messages';
import type { Route } from './+types/partner-management';

export const handle = { title: m.admin_nav_partners };

/** Not awaited: the screen renders while the list loads. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { records: readCatalogue(request, partnerKind) };
}

export default function PartnerManagement({ loaderData }: Route.ComponentProps) {
  return <CatalogueManagement kind={partnerKind} records={loaderData.records} />;
}
