import { z } from 'zod';
import { type Consultation, consultationInputSchema } from '#shared/consultation.ts';
import { serviceCategories } from '#shared/service-categories.ts';
import {
  companyColumn,
  emailColumn,
  messageColumn,
  nameColumn,
  referenceColumn,
  serviceCategoryWords,
  timeColumn,
} from './lead-export.ts';
import { type LeadKindDescription, readWith } from './lead-kind.ts';

const record = z.object({
  _id: z.string(),
  reference: z.string().describe('The number that the visitor quotes when asking about it.'),
  fullName: z.string(),
  email: z.string(),
  company: z.string(),
  typeOfInquiry: z.enum(serviceCategories),
  message: z.string(),
  createdAt: z.string().meta({ format: 'date-time' }),
}) satisfies z.ZodType<Consultation>;

/** Requests for a consultation. */
export const consultationKind: LeadKindDescription<'consultation'> = {
  kind: 'consultation',
  prefix: 'CON',
  input: consultationInputSchema,
  fields: {
    fullName: { column: 'full_name', isSearched: true, isSortable: true, whenErased: '' },
    email: { column: 'email', isSearched: true, isSortable: true, whenErased: '' },
    company: { column: 'company', isSearched: true, isSortable: true, whenErased: '' },
    typeOfInquiry: { column: 'type_of_inquiry', isSearched: true, isSortable: true },
    message: { column: 'message', isSearched: true, whenErased: '' },
  },
  department: 'sales',
  read: readWith(consultationInputSchema, (input) => ({ hashed: input, subject: '', toValues: () => input })),
  messages: { deleted: 'consultation_deleted' },
  nextSteps: 'consultation_done_text',
  described: {
    tag: 'Consultations',
    name: 'Consultation',
    record,
    summaries: { send: 'Request a consultation', remove: 'Delete a consultation request for good' },
  },
  exported: [
    referenceColumn,
    nameColumn,
    emailColumn,
    companyColumn,
    {
      heading: 'admin_column_type_of_inquiry',
      value: ({ typeOfInquiry }, say) => say(serviceCategoryWords[typeOfInquiry]),
    },
    messageColumn,
    timeColumn,
  ],
};
