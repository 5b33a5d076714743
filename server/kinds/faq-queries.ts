import { contentTable } from '#server/db/content-table.ts';
import type { Faq } from '#shared/kinds/faq.ts';

export const faqQueries = contentTable<Faq>({
  table: 'faq',
  texts: ['group', 'question', 'answer'],
  titles: ['group', 'question'],
  textLists: [],
  plain: ['position'],
  lists: [],
  sortable: ['group', 'question', 'position', 'createdAt', 'updatedAt'],
  order: 'position',
  columns: { group: 'topic' },
});
