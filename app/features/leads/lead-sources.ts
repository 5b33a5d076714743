import { ownFailureMessage } from '#app/components/back-office/failure.ts';
import type { ListSource } from '#app/components/back-office/list/read-list.ts';
import { m } from '#messages';
import { leadAnswers } from '#shared/answers/lead-answers.ts';
import type { CareerApplication } from '#shared/career.ts';
import type { Consultation } from '#shared/consultation.ts';
import type { Contact } from '#shared/contact.ts';
import type { StaffLead } from '#shared/lead.ts';

/** Where the list of each kind of what people sent comes from. */
export const contactSource: ListSource<StaffLead<Contact>> = {
  path: '/contacts',
  filters: ['status', 'suspicious'],
  schema: leadAnswers.contact.list,
  failed: m.admin_contacts_error_fetching,
};

export const consultationSource: ListSource<StaffLead<Consultation>> = {
  path: '/consultations',
  filters: ['suspicious'],
  schema: leadAnswers.consultation.list,
  failed: m.admin_consultations_error_fetching,
};

export const careerSource: ListSource<StaffLead<CareerApplication>> = {
  path: '/careers',
  filters: ['status', 'suspicious'],
  schema: leadAnswers.career.list,
  failed: m.admin_careers_error_fetching,
  whyNot: ownFailureMessage,
};
