import { contentTable } from '#server/db/content-table.ts';
import { categoryNames } from '#shared/service-categories.ts';
import type { Project } from '#shared/site-content.ts';

export const projectQueries = contentTable<Project>({
  table: 'project',
  texts: ['title', 'client', 'summary', 'description'],
  textLists: [],
  plain: ['category', 'year', 'image'],
  lists: [],
  names: { category: categoryNames },
  sortable: ['title', 'category', 'year', 'createdAt', 'updatedAt'],
  order: '-createdAt',
});
