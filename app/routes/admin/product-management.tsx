import { productKind } from '#app/features/catalogue/catalogue-kind.ts';
import { CatalogueManagement } from '#app/features/catalogue/catalogue-management.tsx';
import { readCatalogue } from '#app/features/catalogue/read-catalogue.ts';
import { m } from '#messages';
import type { Route } from './+types/product-management';

export const handle = { title: m.admin_nav_products };

/** Not awaited: the screen renders while the list loads. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { records: readCatalogue(request, productKind) };
}

export default function ProductManagement({ loaderData }: Route.ComponentProps) {
  return <CatalogueManagement kind={productKind} records={loaderData.records} />;
}
