import type { Language } from './language.ts';
import type { CameFrom } from './visit.ts';

/** What may make a message look as if no person had sent it through our forms. */
export const suspicionReasons = [
  'honeypot',
  'too_fast',
  'too_old',
  'no_stamp',
  'forged_stamp',
  'replayed_stamp',
  'api',
] as const;
export type SuspicionReason = (typeof suspicionReasons)[number];

/** What staff see of a message besides what was sent. */
export type LeadMark = {
  /** The language that its sender wrote in. */
  language: Language;
  /** Why it is suspicious; empty when nothing speaks against it, or when staff have cleared the mark. */
  suspicion: SuspicionReason[];
  /** When its sender was erased from it; null while it names one. */
  anonymisedAt: string | null;
  /** How its sender came to the site; null when the browser did not say. */
  cameFrom: CameFrom | null;
};

/** The product or the job opening that something is about, under its present name, or its last. */
export type LeadSubject = {
  _id: string;
  title: string;
  translations: { ar: { title?: string | undefined } };
  /** Whether it is there: neither in the Trash nor deleted for good. */
  isThere: boolean;
};

/** Something that was sent, as staff see it; `about` is null where it is about nothing in particular. */
export type Marked<Lead> = Lead & LeadMark & { about?: LeadSubject | null };

/** Whether something speaks against a message, be it only that it came through the API. */
export function isSuspicious({ suspicion }: Pick<LeadMark, 'suspicion'>): boolean {
  return suspicion.length > 0;
}

/** The values of the filter of what is suspicious. */
export const suspicionFilters = ['yes', 'no'] as const;
export type SuspicionFilter = (typeof suspicionFilters)[number];
