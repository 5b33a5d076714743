import { contentTable } from '#server/db/content-table.ts';
import type { Partner } from '#shared/kinds/partner.ts';
import { searchTextFields } from '#shared/search-texts.ts';

export const partnerQueries = contentTable<Partner>({
  table: 'partner',
  texts: ['name', 'industry'],
  textLists: ['specifications'],
  ownTexts: searchTextFields,
  plain: ['mainImage'],
  lists: ['galleryImages'],
  sortable: ['name', 'industry', 'createdAt', 'updatedAt'],
  order: '-createdAt',
});
