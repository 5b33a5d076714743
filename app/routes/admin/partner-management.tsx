import { callApi } from '#app/components/back-office/api-client.ts';
import { outcomeOf } from '#app/components/back-office/outcome.ts';
import { partnerKind } from '#app/features/catalogue/catalogue-kind.ts';
import { CatalogueManagement } from '#app/features/catalogue/catalogue-management.tsx';
import { m } from '#messages';
import type { Partner } from '#shared/partner.ts';
import type { Route } from './+types/partner-management';

export const handle = { title: m.admin_nav_partners };

/** Not awaited: the screen stands while the list comes. */
export function clientLoader() {
  return { partners: outcomeOf(callApi<Partner[]>(partnerKind.path), partnerKind.words.fetchError()) };
}

export default function PartnerManagement({ loaderData }: Route.ComponentProps) {
  return <CatalogueManagement kind={partnerKind} records={loaderData.partners} />;
}
