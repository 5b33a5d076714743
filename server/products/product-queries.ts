import { contentTable } from '#server/db/content-table.ts';
import type { Product } from '#shared/kinds/product.ts';
import { searchTextFields } from '#shared/search-texts.ts';

export const productQueries = contentTable<Product>({
  table: 'product',
  texts: ['name', 'industry', 'description'],
  textLists: ['specifications'],
  ownTexts: searchTextFields,
  plain: ['mainImage'],
  lists: ['galleryImages'],
  sortable: ['name', 'industry', 'createdAt', 'updatedAt'],
  order: '-createdAt',
});
