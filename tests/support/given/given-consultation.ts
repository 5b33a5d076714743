import { leadTables } from '#server/leads/kinds/lead-kinds.ts';
import type { Consultation } from '#shared/leads/lead-answers.ts';
import { givenOrigin } from './given-contact.ts';
import type { Records } from './given-records.ts';

const consultation = {
  fullName: 'Omar Nasser',
  email: 'omar@example.com',
  company: 'Nasser Cement',
  typeOfInquiry: 'Automation' as const,
  message: 'We fill 40 tonnes a day by hand.',
};

/** A stored consultation request; `overrides` replaces fields, `_id` and the time included. */
export function givenConsultation(
  { database }: Records,
  overrides: Partial<Omit<Consultation, 'reference'>> = {},
): Promise<Consultation> {
  const { _id, createdAt } = overrides;
  const stamp = { ...(_id && { _id }), ...(createdAt && { createdAt }) };
  return leadTables.consultation.insert(database.db, { ...consultation, ...overrides }, { origin: givenOrigin, stamp });
}
