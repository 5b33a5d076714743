import { contentTable } from '#server/db/content-table.ts';
import type { Service } from '#shared/kinds/service.ts';
import { categoryNames } from '#shared/service-categories.ts';

export const offeringQueries = contentTable<Service>({
  table: 'service',
  texts: ['name', 'summary', 'description'],
  textLists: ['deliverables'],
  plain: ['category', 'image', 'position'],
  lists: [],
  names: { category: categoryNames },
  sortable: ['name', 'category', 'position', 'createdAt', 'updatedAt'],
  order: 'position',
});
