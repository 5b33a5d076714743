import type { z } from 'zod';
import type { ListColumn } from '#app/components/back-office/list/list-column.ts';
import type { RecordField } from '#app/components/back-office/record/record-field.ts';
import type { RecordWords } from '#app/components/back-office/record/use-record-changes.ts';
import type { AnswerSchema } from '#shared/answers/answer-parts.ts';
import type { Localised } from '#shared/content.ts';

type Word = () => string;

/** A record of any of these kinds as the API answers staff. */
export type SiteRecord = { _id: string; translations: { ar: object } };

/** A choice that narrows the list, named as the call names it. */
export type SiteContentFilter = {
  name: string;
  label: Word;
  all: Word;
  choices: () => { value: string; label: string }[];
};

/** A content kind as data: call, form, list and messages. */
export type SiteContentKind<Content extends SiteRecord> = {
  /** The path below `/api`. */
  path: '/projects' | '/services' | '/faqs' | '/certificates' | '/openings';
  /** The API's schema, for validation. */
  schema: z.ZodType;
  /** Messages used only by this schema. */
  sentences?: Record<string, Word>;
  /** Extracts a record from a reply. */
  answer: AnswerSchema<Content>;
  fields: readonly RecordField[];
  /** The default order; `position` for kinds ordered by staff. */
  order: 'position' | '-createdAt';
  /** What a record is called, out of the texts a reader is given. */
  titleOf: (record: Localised<Content>) => string;
  /** The columns after the title; `title` is the field that orders by it. */
  title: { key: string; label: Word };
  columns: () => ListColumn<Localised<Content>>[];
  filters: readonly SiteContentFilter[];
  words: RecordWords & Record<'heading' | 'add' | 'edit' | 'empty' | 'fetchError', Word>;
};
