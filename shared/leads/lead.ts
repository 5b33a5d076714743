/** What visitors send through a form. A kind names its table, its record in answers and its mails; its section is the plural. */
export const leadKinds = ['contact', 'consultation', 'career', 'quote'] as const;
export type LeadKind = (typeof leadKinds)[number];
/** The part of the back office, and of the API, that shows a kind. */
export type LeadSection = `${LeadKind}s`;
export const sectionOfLead = (kind: LeadKind): LeadSection => `${kind}s`;
export const leadSections: readonly LeadSection[] = leadKinds.map(sectionOfLead);
/** The address of a lead on the desk of the back office. */
export const deskPath = (reference: string): string => `/admin/leads/${reference}`;

/** The statuses of what is answered, and of applications. */
export const answeredStatuses = ['pending', 'read', 'replied'] as const;
export const careerStatuses = ['pending', 'reviewed', 'accepted', 'rejected'] as const;
type AnsweredStatus = (typeof answeredStatuses)[number];
export type CareerStatus = (typeof careerStatuses)[number];
/** The statuses of each kind; `never` where it has none. */
export type LeadStatuses = {
  contact: AnsweredStatus;
  consultation: never;
  career: CareerStatus;
  quote: AnsweredStatus;
};
export type LeadStatus = LeadStatuses[LeadKind];

/** The fields assigned when a lead is stored. */
export type LeadStamp = { _id: string; reference: string; createdAt: string };

/** Reasons why a message may be from a machine. */
export const suspicionReasons = [
  'honeypot',
  'too_fast',
  'too_old',
  'no_stamp',
  'forged_stamp',
  'replayed_stamp',
  'api',
  // A colleague marked it.
  'staff',
] as const;
export type SuspicionReason = (typeof suspicionReasons)[number];

/** Whether there is any reason for suspicion, including that it arrived through the API. */
export function isSuspicious({ suspicion }: { suspicion: readonly SuspicionReason[] }): boolean {
  return suspicion.length > 0;
}

/** Whether a lead waits apart from the others; that it came through the documented call is no reason. */
export const waitsApart = (reasons: readonly SuspicionReason[]): boolean => reasons.some((reason) => reason !== 'api');

/** The values of the suspicion filter. */
export const suspicionFilters = ['yes', 'no'] as const;
export type SuspicionFilter = (typeof suspicionFilters)[number];

/** What a list may be narrowed to: what is neither done nor suspicious, and what is anonymised within 30 days. */
export const leadChoices = ['open', 'expiring'] as const;
export type LeadChoice = (typeof leadChoices)[number];
