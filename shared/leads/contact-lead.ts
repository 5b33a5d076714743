import { limits } from '../limits.ts';
import { answeredStatuses } from './lead.ts';
import type { LeadEntry } from './lead-entry.ts';
import { company, line, message, paragraphs, sender, status, statusFacts, subject } from './lead-field.ts';

/** Messages of the contact form. */
export const contactLead = {
  kind: 'contact',
  prefix: 'MSG',
  fields: {
    ...sender,
    company: { ...line(limits.name), ...company },
    message: { ...paragraphs('contact_message_required'), ...message },
    product: {
      ...subject('product', 'contact_product_unknown', 'The id of the product asked about.'),
      column: 'product_id',
      personal: false,
      label: 'admin_column_product',
    },
    status: { ...status(answeredStatuses, { seen: 'read', answered: 'replied' }), ...statusFacts },
  },
  department: 'sales',
  says: {
    listed: 'contact_listed',
    deleted: 'contact_deleted',
    statusUpdated: 'contact_status_updated',
    nextSteps: 'contact_done_text',
  },
  api: {
    tag: 'Contact messages',
    name: 'Contact',
    sentBy: 'visitor',
    summaries: {
      send: 'Send a contact message',
      remove: 'Delete a message for good',
      changeStatus: 'Change the status of a message',
    },
  },
} as const satisfies LeadEntry;
