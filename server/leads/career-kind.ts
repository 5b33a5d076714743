import { readablePhone, toPhoneNumber } from '#server/core/i18n/phone-number.ts';
import { careerInputSchema, careerStatuses } from '#shared/leads/career.ts';
import { careerShape } from '#shared/leads/lead-answers.ts';
import type { MessageKey } from '#shared/text/message-key.ts';
import { columns, subjectColumn } from './lead-export.ts';
import { type LeadKindDescription, readWith } from './lead-kind.ts';

const invalidPhone = { error: 'phone_invalid' satisfies MessageKey };

/** The application form with the server-only rule that the phone number is valid. */
const checkedInputSchema = careerInputSchema.extend({
  phone: careerInputSchema.shape.phone.refine((typed) => toPhoneNumber(typed) !== undefined, invalidPhone),
});

/** Job applications with a CV. */
export const careerKind: LeadKindDescription<'career'> = {
  kind: 'career',
  prefix: 'JOB',
  input: careerInputSchema,
  fields: {
    fullName: { column: 'full_name', isSearched: true, isSortable: 'text', whenErased: '' },
    email: { column: 'email', isSearched: true, isSortable: 'text', whenErased: '' },
    phone: { column: 'phone', isSearched: true, isSortable: 'text', whenErased: '' },
    phoneNumber: { column: 'phone_e164', isSearched: true, whenErased: '' },
    cvOriginalName: { column: 'cv_original_name', isSearched: true, isSortable: 'text', whenErased: '' },
    cvSize: { column: 'cv_size', isSortable: 'value', whenErased: 0 },
    opening: { column: 'opening_id' },
    status: { column: 'status', isSortable: 'value' },
  },
  internalColumns: { cv_path: '' },
  statuses: careerStatuses,
  subject: { table: 'opening', field: 'opening', unknown: 'career_opening_unknown' },
  hasCv: true,
  department: 'hr',
  read: readWith(checkedInputSchema, (input) => {
    const { fullName, email, phone, opening } = input;
    const phoneNumber = toPhoneNumber(phone) ?? '';
    return {
      hashed: { ...input, phoneNumber },
      subject: opening,
      toValues: ({ name, size }) => ({
        ...{ fullName, email, phone, phoneNumber },
        ...{ cvOriginalName: name, cvSize: size, opening: opening || null, status: 'pending' },
      }),
    };
  }),
  messages: {},
  nextSteps: 'careers_done_text',
  aboutLabel: 'mail_opening',
  described: {
    tag: 'Career applications',
    name: 'Career',
    record: careerShape,
    summaries: {
      send: 'Apply for a job',
      remove: 'Delete an application and its CV for good',
      changeStatus: 'Change the status of an application',
    },
  },
  exported: [
    columns.reference,
    columns.name,
    columns.email,
    { heading: 'admin_column_phone', value: ({ phone }) => readablePhone(phone), isPhone: true },
    { heading: 'admin_column_cv_file', value: ({ cvOriginalName }) => cvOriginalName },
    columns.status,
    columns.time,
    subjectColumn('admin_column_opening'),
  ],
};
