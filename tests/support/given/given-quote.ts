import { leadTables } from '#server/leads/kinds/lead-kinds.ts';
import type { Quote } from '#shared/leads/quote-answers.ts';
import { givenOrigin } from './given-contact.ts';
import type { Records } from './given-records.ts';

const quote = {
  fullName: 'Amina Bello',
  email: 'amina@example.com',
  company: 'Bello Sugar',
  country: 'Nigeria',
  phone: '+234 803 123 4567',
  phoneNumber: '+2348031234567',
  preferredLanguage: '' as const,
  message: '',
  lines: [
    {
      family: 'sack' as const,
      title: 'Sugar sack, 50 kg',
      product: null,
      note: '',
      specified: { width: 560, length: 910, quantity: 20_000, quantityUnit: 'pieces' },
    },
  ],
  order: { incoterm: 'CIF', place: 'Lagos', samplesFirst: true },
  status: 'pending' as const,
};

/** A stored quote request; `overrides` replaces fields, `_id` and the time included. */
export function givenQuote(
  { database }: Records,
  overrides: Partial<Omit<Quote, 'reference' | 'summary'>> = {},
): Promise<Quote> {
  const { _id, createdAt } = overrides;
  const stamp = { ...(_id && { _id }), ...(createdAt && { createdAt }) };
  return leadTables.quote.insert(database.db, { ...quote, ...overrides }, { origin: givenOrigin, stamp });
}
