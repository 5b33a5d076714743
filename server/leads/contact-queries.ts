import type { Database } from '#server/db/database.ts';
import type { Contact } from '#shared/contact.ts';
import { leadTable } from './lead-queries.ts';

export const contactQueries = leadTable<Contact>({
  table: 'contact',
  prefix: 'MSG',
  columns: {
    fullName: 'full_name',
    email: 'email',
    company: 'company',
    message: 'message',
    product: 'product_id',
    status: 'status',
  },
  searched: ['fullName', 'email', 'company', 'message'],
  sortable: ['fullName', 'email', 'company', 'status'],
  subject: { table: 'product', field: 'product' },
});

/** Whether the product exists. */
export async function isProduct(db: Database, id: string): Promise<boolean> {
  const row = await db.selectFrom('product').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}
