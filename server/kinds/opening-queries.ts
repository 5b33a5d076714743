import { contentTable } from '#server/db/content-table.ts';
import type { Opening } from '#shared/kinds/opening.ts';

export const openingQueries = contentTable<Opening>({
  table: 'opening',
  texts: ['title', 'department', 'location', 'employmentType', 'description'],
  textLists: ['requirements'],
  plain: ['status', 'closesOn', 'position'],
  lists: [],
  sortable: ['title', 'department', 'closesOn', 'position', 'createdAt', 'updatedAt'],
  nullable: ['closesOn'],
  order: 'position',
});
