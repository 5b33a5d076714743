import { contentTable } from '#server/db/content-table.ts';
import type { Product } from '#shared/product.ts';

export const productQueries = contentTable<Product>({
  table: 'product',
  texts: ['name', 'industry', 'description'],
  textLists: ['specifications'],
  plain: ['mainImage'],
  lists: ['galleryImages'],
  sortable: ['name', 'industry', 'createdAt', 'updatedAt'],
  order: '-createdAt',
});
