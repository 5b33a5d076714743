import type { ReactNode } from 'react';
import { EmailLink, PhoneLink } from '#app/ui/isolate.tsx';
import type { LeadStatus } from '#shared/leads/lead.ts';
import type { StaffLead } from '#shared/leads/lead-answers.ts';
import { isBlock, type LeadEntry, shownFields } from '#shared/leads/lead-entry.ts';
import type { LeadField } from '#shared/leads/lead-field.ts';
import type { Quote } from '#shared/leads/quote-answers.ts';
import { nameWrittenCountry } from './country-name.ts';
import { NameCell } from './lead-cells.tsx';
import { StatusChip } from './lead-status.tsx';
import { subjectFacts } from './lead-subject.tsx';
import { fieldLabel, leadChoiceLabel } from './lead-words.ts';
import { QuoteLines } from './quote-lines.tsx';

/** What facts are written from, whatever the kind of a lead. */
type FactLead = StaffLead<Pick<Quote, 'rows' | 'summary'> & { phoneNumber?: string; status?: LeadStatus }>;

type Fact = { label: string; value: ReactNode };

/** A field as a fact in a lead's details; undefined where there is nothing to say. */
function renderFact(name: string, field: LeadField, lead: FactLead): ReactNode {
  const text = String((lead as Readonly<Record<string, unknown>>)[name] ?? '');
  switch (field.type) {
    case 'email':
      return <EmailLink address={text} />;
    case 'phone':
      return text && <PhoneLink number={text} {...(lead.phoneNumber && { e164: lead.phoneNumber })} />;
    case 'choice':
      return leadChoiceLabel(field, text);
    case 'status':
      return lead.status && <StatusChip status={lead.status} />;
    case 'lines':
      return <QuoteLines rows={lead.rows} summary={lead.summary} />;
    default:
      return <NameCell name={name === 'country' ? nameWrittenCountry(text) : text} />;
  }
}

/** Every field of a lead that staff are shown, but those in `elsewhere`; what has several lines comes last. */
export function leadFacts(entry: LeadEntry, lead: FactLead, elsewhere: readonly string[]): Fact[] {
  const shown = shownFields(entry, 'staff').filter(([name]) => !elsewhere.includes(name));
  const ordered = [...shown.filter(([, field]) => !isBlock(field)), ...shown.filter(([, field]) => isBlock(field))];
  return ordered.flatMap(([name, field]): Fact[] => {
    if (field.subject) return subjectFacts(lead, `${field.subject.table}s`, fieldLabel(field));
    const value = renderFact(name, field, lead);
    return value ? [{ label: fieldLabel(field), value }] : [];
  });
}
