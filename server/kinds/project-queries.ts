import { contentTable } from '#server/db/content-table.ts';
import type { Project } from '#shared/kinds/project.ts';
import { categoryNames } from '#shared/service-categories.ts';

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
