import { leadTables } from '#server/leads/kinds/lead-kinds.ts';
import type { LeadOrigin } from '#server/leads/kinds/lead-queries.ts';
import type { Contact } from '#shared/leads/lead-answers.ts';
import type { Records } from './given-records.ts';

/** How the leads of the given…() builders came. */
export const givenOrigin: LeadOrigin = { language: 'en', noticeVersion: '1', source: 'form' };

const contact = {
  fullName: 'Lina Haddad',
  email: 'lina@example.com',
  company: 'Haddad Feed',
  message: 'Do you weave bags of 50 kg?',
  product: null,
  status: 'pending' as const,
};

/** A stored message; `overrides` replaces fields, `_id`, `reference` and the time included. */
export function givenContact({ database }: Records, overrides: Partial<Contact> = {}): Promise<Contact> {
  const { reference, ...rest } = overrides;
  const stamp = { ...(rest._id && { _id: rest._id }), ...(rest.createdAt && { createdAt: rest.createdAt }) };
  const more = { origin: givenOrigin, stamp, ...(reference && { nextReference: () => reference }) };
  return leadTables.contact.insert(database.db, { ...contact, ...rest }, more);
}
