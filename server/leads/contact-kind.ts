import { contactInputSchema, contactStatuses } from '#shared/leads/contact.ts';
import { contactShape } from '#shared/leads/lead-answers.ts';
import { columns, subjectColumn } from './lead-export.ts';
import { type LeadKindDescription, readWith } from './lead-kind.ts';

/** Messages of the contact form. */
export const contactKind: LeadKindDescription<'contact'> = {
  kind: 'contact',
  prefix: 'MSG',
  input: contactInputSchema,
  fields: {
    fullName: { column: 'full_name', isSearched: true, isSortable: 'text', whenErased: '' },
    email: { column: 'email', isSearched: true, isSortable: 'text', whenErased: '' },
    company: { column: 'company', isSearched: true, isSortable: 'text', whenErased: '' },
    message: { column: 'message', isSearched: true, whenErased: '' },
    product: { column: 'product_id' },
    status: { column: 'status', isSortable: 'value' },
  },
  statuses: contactStatuses,
  subject: { table: 'product', field: 'product', unknown: 'contact_product_unknown' },
  department: 'sales',
  read: readWith(contactInputSchema, (input) => ({
    hashed: input,
    subject: input.product,
    toValues: () => ({ ...input, product: input.product || null, status: 'pending' }),
  })),
  messages: { listed: 'contact_listed', deleted: 'contact_deleted', statusUpdated: 'contact_status_updated' },
  nextSteps: 'contact_done_text',
  aboutLabel: 'admin_column_product',
  described: {
    tag: 'Contact messages',
    name: 'Contact',
    record: contactShape,
    summaries: {
      send: 'Send a contact message',
      remove: 'Delete a message for good',
      changeStatus: 'Change the status of a message',
    },
  },
  exported: [
    columns.reference,
    columns.name,
    columns.email,
    columns.company,
    columns.message,
    columns.status,
    columns.time,
    subjectColumn('admin_column_product'),
  ],
};
