import { careerLead } from './career-lead.ts';
import { consultationLead } from './consultation-lead.ts';
import { contactLead } from './contact-lead.ts';
import type { LeadKind } from './lead.ts';
import type { LeadEntry } from './lead-entry.ts';
import { quoteLead } from './quote-lead.ts';

/** The registry of leads: what visitors send, each kind with its fields. */
export const leadEntries = {
  contact: contactLead,
  consultation: consultationLead,
  career: careerLead,
  quote: quoteLead,
} as const satisfies { [Kind in LeadKind]: LeadEntry & { kind: Kind } };
