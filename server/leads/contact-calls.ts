import { z } from 'zod';
import {
  bulkCall,
  leadCall,
  leadDeletionCall,
  leadExportCall,
  leadListCall,
  statusCall,
  suspicionCall,
} from '#server/http/admin-call.ts';
import { type ApiCall, submissionCall } from '#server/http/api-call.ts';
import { type Contact, contactInputSchema, contactStatuses, contactStatusSchema } from '#shared/contact.ts';

const contact = z.object({
  _id: z.string(),
  reference: z.string().describe('What the visitor is told to quote.'),
  fullName: z.string(),
  email: z.string(),
  company: z.string(),
  message: z.string(),
  product: z.string().nullable().describe('The id of the product asked about.'),
  status: z.enum(contactStatuses),
  createdAt: z.string().meta({ format: 'date-time' }),
}) satisfies z.ZodType<Contact>;

const tag = 'Contact messages';
const sortable = ['fullName', 'email', 'company', 'status', 'createdAt'] as const;
const filters = [{ name: 'status', description: 'One status; empty for all.', schema: z.enum(contactStatuses) }];
const shape = { name: 'Contact', schema: contact };

export const contactCalls: ApiCall[] = [
  submissionCall({
    path: '/contacts',
    tag,
    summary: 'Send a contact message',
    body: { type: 'application/json', shape: { name: 'ContactInput', schema: contactInputSchema } },
    stored: 'contact',
    shape,
  }),
  leadListCall({
    path: '/contacts',
    tag,
    list: 'contacts',
    shape,
    sortable,
    filters,
    hasMessage: true,
  }),
  leadCall({ path: '/contacts', tag, one: 'contact', shape }),
  leadExportCall({ path: '/contacts', tag, sortable, filters }),
  statusCall({
    path: '/contacts/:id/status',
    tag,
    summary: 'Change the status of a message',
    status: { name: 'ContactStatus', schema: contactStatusSchema },
  }),
  leadDeletionCall({ path: '/contacts/:id', tag, summary: 'Delete a message for good' }),
  suspicionCall({ path: '/contacts', tag }),
  bulkCall({ path: '/contacts', tag, name: shape.name, statuses: contactStatuses }),
];
