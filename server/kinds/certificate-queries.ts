import { contentTable } from '#server/db/content-table.ts';
import type { Certificate } from '#shared/kinds/certificate.ts';

export const certificateQueries = contentTable<Certificate>({
  table: 'certificate',
  texts: ['name', 'issuer', 'scope'],
  textLists: [],
  plain: ['number', 'validFrom', 'validUntil', 'image', 'file', 'position'],
  lists: [],
  sortable: ['name', 'issuer', 'validFrom', 'validUntil', 'position', 'createdAt', 'updatedAt'],
  order: 'position',
});
