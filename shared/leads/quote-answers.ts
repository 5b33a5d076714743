import { z } from 'zod';
import { lenient } from '../answer-parts.ts';
import {
  type Career,
  type Consultation,
  type Contact,
  type LeadAnswers,
  leadMarkShape,
  listed,
  type StaffLead,
  single,
} from './lead-answers.ts';
import { recordShape } from './lead-entry.ts';
import { quoteLead } from './quote-lead.ts';
import { specifiedSchema } from './quote-line.ts';

const statedShape = z.array(z.object({ label: z.string(), value: z.string() }));
const rowsShape = z.object({
  lines: z.array(z.object({ title: z.string(), family: z.string(), stated: statedShape, note: z.string() })),
  terms: statedShape,
});

/** A stored request for a quotation. */
export const quoteShape = recordShape(quoteLead).extend({
  summary: z.string().optional().describe('Lines and order as text, in the language of the call.'),
  rows: rowsShape.optional().describe('The same in parts.'),
});
export type Quote = z.infer<typeof quoteShape>;

/** The record of each kind. */
export type Leads = { contact: Contact; consultation: Consultation; career: Career; quote: Quote };

const quoteAnswer = lenient(
  quoteShape.extend({
    ...leadMarkShape.shape,
    order: specifiedSchema.catch({}),
    summary: z.string(),
    rows: rowsShape.optional().catch(undefined),
  }),
  { usual: { language: 'en', preferredLanguage: '', status: 'pending', family: 'other' } },
);

/** The list of quote requests, and one of them, as staff are answered. */
export const quoteAnswers: LeadAnswers<StaffLead<Quote>> = {
  list: listed('quotes', quoteAnswer),
  one: single('quote', quoteAnswer),
};
