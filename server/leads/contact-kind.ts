import { z } from 'zod';
import { type Contact, contactInputSchema, contactStatuses } from '#shared/contact.ts';
import {
  companyColumn,
  emailColumn,
  messageColumn,
  nameColumn,
  referenceColumn,
  statusColumn,
  subjectColumn,
  timeColumn,
} from './lead-export.ts';
import { type LeadKindDescription, readWith } from './lead-kind.ts';

const record = z.object({
  _id: z.string(),
  reference: z.string().describe('The number that the visitor quotes when asking about it.'),
  fullName: z.string(),
  email: z.string(),
  company: z.string(),
  message: z.string(),
  product: z.string().nullable().describe('The id of the product asked about.'),
  status: z.enum(contactStatuses),
  createdAt: z.string().meta({ format: 'date-time' }),
}) satisfies z.ZodType<Contact>;

/** Messages of the contact form. */
export const contactKind: LeadKindDescription<'contact'> = {
  kind: 'contact',
  prefix: 'MSG',
  input: contactInputSchema,
  fields: {
    fullName: { column: 'full_name', isSearched: true, isSortable: true, whenErased: '' },
    email: { column: 'email', isSearched: true, isSortable: true, whenErased: '' },
    company: { column: 'company', isSearched: true, isSortable: true, whenErased: '' },
    message: { column: 'message', isSearched: true, whenErased: '' },
    product: { column: 'product_id' },
    status: { column: 'status', isSortable: true },
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
    record,
    summaries: {
      send: 'Send a contact message',
      remove: 'Delete a message for good',
      changeStatus: 'Change the status of a message',
    },
  },
  exported: [
    referenceColumn,
    nameColumn,
    emailColumn,
    companyColumn,
    messageColumn,
    statusColumn,
    timeColumn,
    subjectColumn('admin_column_product'),
  ],
};
