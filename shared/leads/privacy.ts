import { z } from 'zod';
import { lenient, time } from '../answer-parts.ts';
import { longestId } from '../content/bulk-change.ts';
import type { MessageKey } from '../text/message-key.ts';
import { listOf, requiredText } from '../text/text-schema.ts';
import { leadSections } from './lead.ts';

/** After how many months something is anonymised. */
export const retentionMonths = { least: 1, most: 120 } as const;

const wrong = { error: 'privacy_months_wrong' satisfies MessageKey };
const months = z.int(wrong).min(retentionMonths.least, wrong).max(retentionMonths.most, wrong).nullable();

/** The retention in months; null: until erased manually. */
export const retentionSchema = z.object({
  contacts: months,
  consultations: months,
  careers: months,
  // Callers and settings of an earlier release do not name it.
  quotes: months.default(null),
});
export type Retention = z.infer<typeof retentionSchema>;

export const retentionInForceShape = z.object({
  retention: retentionSchema.describe('After how many months what was sent is anonymised; null: it is kept.'),
});
export const privacyAnswer = lenient(retentionInForceShape);

const longestSubject = 254;
const mostChosen = 1000;

/** The e-mail address or phone number of the person. */
export const personSchema = z.object({ person: requiredText(longestSubject, 'privacy_person_required') });

/** The same for what is exported or erased: everything found, or only the selected records of a shared number. */
export const selectionSchema = personSchema.extend({
  records: listOf(requiredText(longestId), mostChosen)
    .min(1, { error: 'error_required' satisfies MessageKey })
    .optional(),
});

/** Something that a person sent, with who sent it: several people may share a phone. */
const personRecordShape = z.object({
  section: z.enum(leadSections),
  _id: z.string(),
  reference: z.string(),
  createdAt: time,
  fullName: z.string(),
  email: z.string(),
});
export type PersonRecord = z.infer<typeof personRecordShape>;

/** The data held about a person. Read without defaults: the page must not claim that nothing is held when the reply is unreadable. */
export const personFindingsShape = z.object({
  records: z.array(personRecordShape),
  mails: z.int().describe('Mails to and about the person in the outbox.'),
  drafts: z.int().describe('CVs of forms that have not gone through yet.'),
});
export type PersonFindings = z.infer<typeof personFindingsShape>;

/** How much there is altogether. */
export function countFindings({ records, mails, drafts }: PersonFindings): number {
  return records.length + mails + drafts;
}
