import type { Consultation } from '#shared/consultation.ts';
import { leadTable } from './lead-queries.ts';

export const consultationQueries = leadTable<Consultation>({
  table: 'consultation',
  prefix: 'CON',
  columns: {
    fullName: 'full_name',
    email: 'email',
    company: 'company',
    typeOfInquiry: 'type_of_inquiry',
    message: 'message',
  },
  searched: ['fullName', 'email', 'company', 'typeOfInquiry', 'message'],
  sortable: ['fullName', 'email', 'company', 'typeOfInquiry'],
});
