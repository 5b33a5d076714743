import { z } from 'zod';
import { languages } from '../language.ts';
import { limits } from '../limits.ts';
import { optionalEmail } from '../text/text-schema.ts';
import { answeredStatuses } from './lead.ts';
import type { LeadEntry } from './lead-entry.ts';
import {
  choice,
  company,
  everywhere,
  line,
  message,
  paragraphs,
  phone,
  phoneNumbers,
  sender,
  status,
  statusFacts,
} from './lead-field.ts';
import { quoteLimits } from './quote-limits.ts';
import { lineInputSchema, quoteLineSchema, sentValues, specifiedSchema } from './quote-line.ts';

/** Requests for quotations: several bags, each with the values of its family, which `checkSpecified` checks. */
export const quoteLead = {
  kind: 'quote',
  prefix: 'RFQ',
  fields: {
    ...sender,
    // Or a phone number: `quote-kind.ts` asks for one of them.
    email: { ...sender.email, sent: optionalEmail(limits.email).default('') },
    company: { ...line(limits.name, 'consultation_company_required'), ...company },
    country: {
      ...line(quoteLimits.country, 'quote_country_required'),
      column: 'country',
      personal: false,
      label: 'quote_country',
      // There it stands among the terms.
      hiddenIn: ['privatePage'],
      isListed: true,
      isSearched: true,
      isSortable: 'text',
    },
    phone: { ...phone(), ...phoneNumbers.typed },
    phoneNumber: { ...phoneNumbers.e164, stored: z.string().describe("E.164; '' where none was given.") },
    preferredLanguage: {
      ...choice({ en: 'mail_language_en', ar: 'mail_language_ar' }, 'error_invalid_choice'),
      sent: z.enum(['', ...languages], { error: 'error_invalid_choice' }).default(''),
      stored: z.enum(['', ...languages]).describe("'' where none was chosen."),
      column: 'preferred_language',
      personal: false,
      label: 'quote_language',
      hiddenIn: ['csv', 'mail', 'paper', 'privatePage'],
    },
    lines: {
      type: 'lines',
      sent: z
        .array(lineInputSchema, { error: 'quote_lines_required' })
        .min(1, { error: 'quote_lines_required' })
        .max(quoteLimits.lines, { error: 'error_too_many_entries' }),
      stored: z.array(quoteLineSchema),
      empty: '[]',
      isJson: true,
      column: 'lines',
      personal: true,
      label: 'quote_lines',
    },
    order: {
      type: 'internal',
      sent: sentValues,
      stored: specifiedSchema.describe(
        'Delivery terms, place, packing, day, samples and quantity a year, where stated.',
      ),
      empty: '{}',
      isJson: true,
      column: 'order_terms',
      personal: true,
      label: 'quote_order',
      // Written with the lines.
      hiddenIn: everywhere,
    },
    message: { ...paragraphs(), ...message },
    status: { ...status(answeredStatuses, { seen: 'read', answered: 'replied' }), ...statusFacts },
  },
  files: 'artwork',
  department: 'sales',
  says: { deleted: 'quote_deleted', statusUpdated: 'quote_status_updated', nextSteps: 'quote_done_text' },
  api: {
    tag: 'Quote requests',
    name: 'Quote',
    sentBy: 'buyer',
    summaries: {
      send: 'Request a quotation',
      remove: 'Delete a quote request for good',
      changeStatus: 'Change the status of a quote request',
    },
  },
} as const satisfies LeadEntry;
