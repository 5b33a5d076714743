import type { z } from 'zod';
import type { RecordWords } from '#app/components/back-office/record/use-record-changes.ts';
import { m } from '#messages';
import type { AnswerSchema } from '#shared/answers/answer-parts.ts';
import { partnerAnswer, productAnswer } from '#shared/answers/content-answers.ts';
import { partnerInputSchema, productInputSchema } from '#shared/site-content-input.ts';
import type { CatalogueRecord } from './catalogue-record.ts';
import { partChangeWords } from './part-changes.ts';

type Word = () => string;

/** The differences between partner and product management. */
export type CatalogueKind = {
  /** The path below `/api`. */
  path: '/partners' | '/products';
  schema: z.ZodType;
  /** Extracts a record from a reply. */
  answer: AnswerSchema<CatalogueRecord>;
  hasDescription: boolean;
  /** Whether a record must show more than its main image. */
  needsGallery: boolean;
  /** The message after a change of one part, where specified. */
  partChangeWords?: typeof partChangeWords;
  words: RecordWords &
    Record<'heading' | 'add' | 'addTitle' | 'editTitle' | 'name' | 'nameInArabic' | 'empty' | 'fetchError', Word>;
};

export const partnerKind: CatalogueKind = {
  path: '/partners',
  schema: partnerInputSchema,
  answer: partnerAnswer,
  hasDescription: false,
  needsGallery: false,
  words: {
    heading: m.admin_partners_heading,
    add: m.admin_partners_add,
    addTitle: m.admin_partners_add,
    editTitle: m.admin_partners_edit,
    name: m.admin_partners_name,
    nameInArabic: m.admin_partners_name_arabic,
    empty: m.admin_partners_empty,
    // The whole question, as specified.
    confirmDelete: m.admin_confirm_delete,
    fetchError: m.admin_partners_error_fetching,
    createError: m.admin_partners_error_creating,
    updateError: m.admin_partners_error_updating,
    deleteError: m.admin_partners_error_deleting,
    created: m.admin_partners_created,
    updated: m.admin_partners_updated,
    deleted: m.admin_partners_deleted,
  },
};

export const productKind: CatalogueKind = {
  path: '/products',
  schema: productInputSchema,
  answer: productAnswer,
  hasDescription: true,
  needsGallery: true,
  partChangeWords,
  words: {
    heading: m.admin_products_heading,
    add: m.admin_products_add,
    addTitle: m.admin_products_add,
    editTitle: m.admin_products_edit,
    name: m.admin_products_name,
    nameInArabic: m.admin_products_name_arabic,
    empty: m.admin_products_empty,
    confirmDelete: m.admin_products_confirm_delete,
    fetchError: m.admin_products_error_fetching,
    createError: m.admin_products_error_creating,
    updateError: m.admin_products_error_updating,
    deleteError: m.admin_products_error_deleting,
    created: m.admin_products_created,
    updated: m.admin_products_updated,
    deleted: m.admin_products_deleted,
  },
};
