import { consultationInputSchema } from '#shared/leads/consultation.ts';
import { consultationShape } from '#shared/leads/lead-answers.ts';
import { columns, serviceCategoryWords } from './lead-export.ts';
import { type LeadKindDescription, readWith } from './lead-kind.ts';

/** Requests for a consultation. */
export const consultationKind: LeadKindDescription<'consultation'> = {
  kind: 'consultation',
  prefix: 'CON',
  input: consultationInputSchema,
  fields: {
    fullName: { column: 'full_name', isSearched: true, isSortable: 'text', whenErased: '' },
    email: { column: 'email', isSearched: true, isSortable: 'text', whenErased: '' },
    company: { column: 'company', isSearched: true, isSortable: 'text', whenErased: '' },
    typeOfInquiry: { column: 'type_of_inquiry', isSearched: true, isSortable: 'value' },
    message: { column: 'message', isSearched: true, whenErased: '' },
  },
  department: 'sales',
  read: readWith(consultationInputSchema, (input) => ({ hashed: input, subject: '', toValues: () => input })),
  messages: { deleted: 'consultation_deleted' },
  nextSteps: 'consultation_done_text',
  described: {
    tag: 'Consultations',
    name: 'Consultation',
    record: consultationShape,
    summaries: { send: 'Request a consultation', remove: 'Delete a consultation request for good' },
  },
  exported: [
    columns.reference,
    columns.name,
    columns.email,
    columns.company,
    {
      heading: 'admin_column_type_of_inquiry',
      value: ({ typeOfInquiry }, say) => say(serviceCategoryWords[typeOfInquiry]),
    },
    columns.message,
    columns.time,
  ],
};
