import type { LeadKind } from '#shared/leads/lead.ts';
import { careerKind } from './career-kind.ts';
import { consultationKind } from './consultation-kind.ts';
import { contactKind } from './contact-kind.ts';
import type { LeadKindDescription } from './lead-kind.ts';
import { type LeadTable, leadTable } from './lead-queries.ts';
import { quoteKind } from './quote-kind.ts';

/** The description of each kind of lead. */
export const leadDescriptions: { [Kind in LeadKind]: LeadKindDescription<Kind> } = {
  contact: contactKind,
  consultation: consultationKind,
  career: careerKind,
  quote: quoteKind,
};

/** The queries of each kind of lead. */
export const leadTables: { [Kind in LeadKind]: LeadTable<Kind> } = {
  contact: leadTable(contactKind),
  consultation: leadTable(consultationKind),
  career: leadTable(careerKind),
  quote: leadTable(quoteKind),
};
