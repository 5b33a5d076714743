import { m } from '#messages';
import { faqAnswer } from '#shared/answers/content-answers.ts';
import type { Faq } from '#shared/kinds/faq.ts';
import { faqInputSchema } from '#shared/site-content-input.ts';
import { arabicFilter } from './site-content-filters.ts';
import type { SiteContentKind } from './site-content-kind.ts';

export const faqKind: SiteContentKind<Faq> = {
  path: '/faqs',
  schema: faqInputSchema,
  answer: faqAnswer,
  order: 'position',
  titleOf: ({ question }) => question,
  title: { key: 'question', label: m.admin_field_question },
  columns: () => [
    { key: 'group', label: m.admin_field_group(), isSortable: true, cell: ({ group }) => group },
    { key: 'position', label: m.admin_field_position(), isSortable: true, cell: ({ position }) => position },
  ],
  filters: [arabicFilter],
  fields: [
    { name: 'group', type: 'text', label: m.admin_field_group, isRequired: true },
    { name: 'question', type: 'text', label: m.admin_field_question, rows: 2, isRequired: true },
    { name: 'answer', type: 'text', label: m.admin_field_answer, rows: 6, isRequired: true },
  ],
  words: {
    heading: m.admin_faqs_heading,
    add: m.admin_faqs_add,
    edit: m.admin_faqs_edit,
    empty: m.admin_faqs_empty,
    confirmDelete: m.admin_faqs_confirm_delete,
    deleteEffect: m.admin_delete_effect,
    fetchError: m.admin_faqs_error_fetching,
    createError: m.admin_faqs_error_creating,
    updateError: m.admin_faqs_error_updating,
    deleteError: m.admin_faqs_error_deleting,
    created: m.admin_faqs_created,
    updated: m.admin_faqs_updated,
    deleted: m.faq_deleted,
  },
};
