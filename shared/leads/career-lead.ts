import { z } from 'zod';
import { careerStatuses } from './lead.ts';
import type { LeadEntry } from './lead-entry.ts';
import { everywhere, phone, phoneNumbers, sender, status, statusFacts, subject } from './lead-field.ts';

/** Job applications with a CV. */
export const careerLead = {
  kind: 'career',
  prefix: 'JOB',
  fields: {
    ...sender,
    phone: { ...phone('career_phone_required'), ...phoneNumbers.typed, isListed: true, isSortable: 'text' },
    phoneNumber: { ...phoneNumbers.e164, stored: z.string().describe('E.164.') },
    opening: {
      ...subject('opening', 'career_opening_unknown', 'The id of the job opening applied for.'),
      column: 'opening_id',
      personal: false,
      label: 'admin_column_opening',
    },
    cvOriginalName: {
      type: 'file',
      sent: null,
      stored: z.string(),
      empty: '',
      column: 'cv_original_name',
      personal: true,
      label: 'admin_column_cv_file',
      isListed: true,
      isSearched: true,
      isSortable: 'text',
    },
    cvSize: {
      type: 'internal',
      sent: null,
      stored: z.int().describe('Bytes.'),
      empty: 0,
      column: 'cv_size',
      personal: true,
      label: 'admin_column_cv_file',
      hiddenIn: everywhere,
      isSortable: 'value',
    },
    // A decision about an application stays what it is when staff write.
    status: { ...status(careerStatuses, { seen: 'reviewed', answered: 'reviewed' }), ...statusFacts },
  },
  hiddenColumns: { cv_path: '', cv_text: '' },
  files: 'cv',
  department: 'hr',
  says: { nextSteps: 'careers_done_text' },
  api: {
    tag: 'Career applications',
    name: 'Career',
    sentBy: 'applicant',
    summaries: {
      send: 'Apply for a job',
      remove: 'Delete an application and its CV for good',
      changeStatus: 'Change the status of an application',
    },
  },
} as const satisfies LeadEntry;
