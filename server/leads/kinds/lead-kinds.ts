import type { LeadKind } from '#shared/leads/lead.ts';
import { careerShape } from '#shared/leads/lead-answers.ts';
import { leadEntries } from '#shared/leads/lead-entries.ts';
import { describeLead, type LeadKindDescription } from './lead-kind.ts';
import { type LeadTable, leadTable } from './lead-queries.ts';
import { quoteKind } from './quote-kind.ts';

/** The description of each kind of lead. */
export const leadDescriptions: { [Kind in LeadKind]: LeadKindDescription<Kind> } = {
  contact: describeLead(leadEntries.contact),
  consultation: describeLead(leadEntries.consultation),
  career: { ...describeLead(leadEntries.career), record: careerShape },
  quote: quoteKind,
};

/** The queries of each kind of lead. */
export const leadTables: { [Kind in LeadKind]: LeadTable<Kind> } = {
  contact: leadTable(leadDescriptions.contact),
  consultation: leadTable(leadDescriptions.consultation),
  career: leadTable(leadDescriptions.career),
  quote: leadTable(leadDescriptions.quote),
};
