import { callApi } from '#app/components/back-office/api-client.ts';
import { outcomeOf } from '#app/components/back-office/outcome.ts';
import { productKind } from '#app/features/catalogue/catalogue-kind.ts';
import { CatalogueManagement } from '#app/features/catalogue/catalogue-management.tsx';
import { m } from '#messages';
import type { Product } from '#shared/product.ts';
import type { Route } from './+types/product-management';

export const handle = { title: m.admin_nav_products };

/** Not awaited: the screen stands while the list comes. */
export function clientLoader() {
  return { products: outcomeOf(callApi<Product[]>(productKind.path), productKind.words.fetchError()) };
}

export default function ProductManagement({ loaderData }: Route.ComponentProps) {
  return <CatalogueManagement kind={productKind} records={loaderData.products} />;
}
