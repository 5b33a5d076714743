import { categoryChoices, categoryLabel } from '#app/i18n/category-label.ts';
import { m } from '#messages';
import { serviceAnswer } from '#shared/answers/content-answers.ts';
import type { Service } from '#shared/kinds/service.ts';
import { imageTypes } from '#shared/limits.ts';
import { serviceInputSchema } from '#shared/site-content-input.ts';
import { arabicFilter, categoryFilter } from './site-content-filters.ts';
import type { SiteContentKind } from './site-content-kind.ts';

export const serviceKind: SiteContentKind<Service> = {
  path: '/services',
  schema: serviceInputSchema,
  answer: serviceAnswer,
  order: 'position',
  titleOf: ({ name }) => name,
  title: { key: 'name', label: m.admin_field_name },
  columns: () => [
    {
      key: 'category',
      label: m.admin_field_category(),
      isSortable: true,
      cell: ({ category }) => categoryLabel(category),
    },
    { key: 'position', label: m.admin_field_position(), isSortable: true, cell: ({ position }) => position },
  ],
  filters: [categoryFilter, arabicFilter],
  fields: [
    { name: 'name', type: 'text', label: m.admin_field_name, isRequired: true },
    { name: 'category', type: 'choice', label: m.admin_field_category, choices: categoryChoices, isRequired: true },
    { name: 'summary', type: 'text', label: m.admin_field_summary, rows: 3, isRequired: true },
    { name: 'description', type: 'text', label: m.admin_description, rows: 6 },
    {
      name: 'deliverables',
      type: 'texts',
      label: m.admin_field_deliverables,
      entry: m.admin_deliverable_number,
      add: m.admin_deliverable_add,
      fields: [{ name: 'text', type: 'text', label: m.admin_field_deliverables, isRequired: true }],
    },
    { name: 'image', type: 'image', label: m.admin_field_image, accept: imageTypes },
  ],
  words: {
    heading: m.admin_services_heading,
    add: m.admin_services_add,
    edit: m.admin_services_edit,
    empty: m.admin_services_empty,
    confirmDelete: m.admin_services_confirm_delete,
    deleteEffect: m.admin_delete_effect,
    fetchError: m.admin_services_error_fetching,
    createError: m.admin_services_error_creating,
    updateError: m.admin_services_error_updating,
    deleteError: m.admin_services_error_deleting,
    created: m.admin_services_created,
    updated: m.admin_services_updated,
    deleted: m.service_deleted,
  },
};
