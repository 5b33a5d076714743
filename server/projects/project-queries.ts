import { contentTable } from '#server/db/content-table.ts';
import type { Project } from '#shared/site-content.ts';

export const projectQueries = contentTable<Project>({
  table: 'project',
  texts: ['title', 'client', 'summary', 'description'],
  textLists: [],
  plain: ['category', 'year', 'image'],
  lists: [],
  sortable: ['title', 'category', 'year', 'createdAt', 'updatedAt'],
  order: '-createdAt',
});
