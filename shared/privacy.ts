import { z } from 'zod';
import { longestId } from './bulk-change.ts';
import type { LeadSection } from './lead.ts';
import type { MessageKey } from './message-key.ts';
import { listOf, requiredText } from './text-schema.ts';

/** After how many months something is anonymised. */
export const retentionMonths = { least: 1, most: 120 } as const;

const wrong = { error: 'privacy_months_wrong' satisfies MessageKey };
const months = z.int(wrong).min(retentionMonths.least, wrong).max(retentionMonths.most, wrong).nullable();

/** The retention in months; null: until erased manually. */
export const retentionSchema = z.object({ contacts: months, consultations: months, careers: months });
export type Retention = z.infer<typeof retentionSchema>;

const longestSubject = 254;
const mostChosen = 1000;

/** The e-mail address or phone number of the person. */
export const personSchema = z.object({ person: requiredText(longestSubject, 'privacy_person_required') });

/** The same for erasure: everything found, or only the selected records of a shared number. */
export const erasureSchema = personSchema.extend({
  records: listOf(requiredText(longestId), mostChosen)
    .min(1, { error: 'error_required' satisfies MessageKey })
    .optional(),
});

/** Something that a person sent, with who sent it: several people may share a phone. */
export type PersonRecord = {
  section: LeadSection;
  _id: string;
  reference: string;
  createdAt: string;
  fullName: string;
  email: string;
};

/** The data held about a person. */
export type PersonFindings = {
  records: PersonRecord[];
  /** Mails to and about the person in the outbox. */
  mails: number;
  /** CVs of forms that have not gone through yet. */
  drafts: number;
};

/** How much there is altogether. */
export function countOf({ records, mails, drafts }: PersonFindings): number {
  return records.length + mails + drafts;
}
