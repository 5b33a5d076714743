import { kindTables } from '#server/core/db/tables/kind-tables.ts';
import type { Product } from '#shared/kinds/product.ts';
import type { Records } from './given-records.ts';

const product = {
  name: 'Laminated rice bag',
  industry: 'Food',
  description: 'A woven bag with a printed film, for 5 to 25 kg of rice.',
  specifications: [{ name: 'Fabric weight', value: '75 g/m²' }],
  mainImage: 'images/product.webp',
  galleryImages: ['images/product-2.webp'],
  certificates: [],
  relatedProducts: [],
  translations: { ar: { name: 'كيس أرز مغلف', industry: 'أغذية' } },
};

/** A stored product; `overrides` replaces fields, `_id` and times included. */
export function givenProduct({ database }: Records, overrides: Partial<Product> = {}): Promise<Product> {
  return kindTables.product.insert(database.db, { ...product, ...overrides }, overrides);
}
