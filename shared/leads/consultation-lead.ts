import { limits } from '../limits.ts';
import type { LeadEntry } from './lead-entry.ts';
import { choice, company, line, message, paragraphs, sender } from './lead-field.ts';

/** Requests for a consultation; the type of inquiry is the English name of a service category in every language. */
export const consultationLead = {
  kind: 'consultation',
  prefix: 'CON',
  fields: {
    ...sender,
    company: { ...line(limits.name, 'consultation_company_required'), ...company },
    typeOfInquiry: {
      ...choice(
        {
          Automation: 'category_automation',
          Development: 'category_development',
          Infrastructure: 'category_infrastructure',
          Manufacturing: 'category_manufacturing',
          Sustainability: 'category_sustainability',
        },
        'consultation_type_required',
      ),
      column: 'type_of_inquiry',
      personal: false,
      label: 'admin_column_type_of_inquiry',
      isListed: true,
      isSearched: true,
      isSortable: 'value',
    },
    message: { ...paragraphs('contact_message_required'), ...message },
  },
  department: 'sales',
  says: { deleted: 'consultation_deleted', nextSteps: 'consultation_done_text' },
  api: {
    tag: 'Consultations',
    name: 'Consultation',
    sentBy: 'visitor',
    summaries: { send: 'Request a consultation', remove: 'Delete a consultation request for good' },
  },
} as const satisfies LeadEntry;
