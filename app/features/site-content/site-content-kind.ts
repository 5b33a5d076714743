import type { z } from 'zod';
import type { RecordField } from '#app/components/back-office/record/record-field.ts';
import type { RecordWords } from '#app/components/back-office/record/use-record-changes.ts';

type Word = () => string;

/** A record of any of these kinds as the API answers staff. */
export type SiteRecord = { _id: string; translations: { ar: object } };

/** One kind of what visitors read, as data: its call, its form and its words. */
export type SiteContentKind<Content extends SiteRecord> = {
  /** Below `/api`. */
  path: '/projects' | '/services' | '/faqs' | '/certificates' | '/openings';
  /** What the API takes; it says what is wrong with a form. */
  schema: z.ZodType;
  /** The sentences that only this schema says. */
  sentences?: Record<string, Word>;
  fields: readonly RecordField[];
  /** Whether staff decide in which order visitors read them. */
  hasOrder: boolean;
  /** What a record is called, out of the texts a reader is given. */
  titleOf: (record: Omit<Content, 'translations'>) => string;
  words: RecordWords & Record<'heading' | 'add' | 'edit' | 'empty' | 'fetchError', Word>;
};
