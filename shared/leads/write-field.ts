import { localise } from '../content/content.ts';
import type { Saying } from '../trade/write-value.ts';
import type { LeadMark } from './lead-answers.ts';
import { type LeadEntry, shownFields } from './lead-entry.ts';
import type { LeadField } from './lead-field.ts';
import type { QuoteLine } from './quote-line.ts';
import { quoteText } from './quote-text.ts';

/** What of a lead fields are written from, whatever its kind. */
export type WritableLead = Pick<LeadMark, 'about'> & {
  order?: QuoteLine['specified'];
  lines?: QuoteLine[];
  country?: string;
};
/** How a lead is written; `phone`: a telephone number for reading, by default as it was typed. */
type Writing = Saying & { phone?: (typed: string) => string };

/** The text of a field in the reader's language, '' for nothing; of several lines for what `isBlock`. */
export function writeField([name, field]: [string, LeadField], lead: WritableLead, writing: Writing): string {
  const value = (lead as Readonly<Record<string, unknown>>)[name] ?? '';
  switch (field.type) {
    case 'phone':
      return value && writing.phone ? writing.phone(String(value)) : String(value);
    case 'choice': {
      const word = field.words?.[String(value)];
      return word ? writing.say(word) : '';
    }
    case 'status':
      return writing.say(`admin_status_${value}` as 'admin_status_pending');
    case 'subject':
      return lead.about ? localise(lead.about, writing.language).title : '';
    case 'lines':
      return quoteText(lead.lines ?? [], lead.order ?? {}, writing);
    default:
      return String(value);
  }
}

/**
 * What was sent, field by field, without name and address: the private page does not show those. The lines of a quote
 * request are rows of their own: `quoteRows`.
 */
export const askedFacts = (
  entry: Pick<LeadEntry, 'fields'>,
  lead: WritableLead,
  saying: Saying,
): { name: string; value: string }[] =>
  shownFields(entry, 'privatePage')
    .filter(([, { type }]) => type !== 'file' && type !== 'lines')
    .map((field) => ({ name: saying.say(field[1].label), value: writeField(field, lead, saying) }))
    .filter(({ value }) => value);
