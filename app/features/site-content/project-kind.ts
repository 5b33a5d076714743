import { categoryChoices, categoryLabel } from '#app/i18n/category-label.ts';
import { m } from '#messages';
import { projectAnswer } from '#shared/answers/content-answers.ts';
import type { Project } from '#shared/kinds/project.ts';
import { imageTypes } from '#shared/limits.ts';
import { projectInputSchema } from '#shared/site-content-input.ts';
import { arabicFilter, categoryFilter } from './site-content-filters.ts';
import type { SiteContentKind } from './site-content-kind.ts';

export const projectKind: SiteContentKind<Project> = {
  path: '/projects',
  schema: projectInputSchema,
  answer: projectAnswer,
  order: '-createdAt',
  titleOf: ({ title }) => title,
  title: { key: 'title', label: m.admin_field_title },
  columns: () => [
    { key: 'client', label: m.admin_field_client(), cell: ({ client }) => client },
    {
      key: 'category',
      label: m.admin_field_category(),
      isSortable: true,
      cell: ({ category }) => categoryLabel(category),
    },
    { key: 'year', label: m.admin_field_year(), isSortable: true, cell: ({ year }) => year },
  ],
  filters: [categoryFilter, arabicFilter],
  fields: [
    { name: 'title', type: 'text', label: m.admin_field_title, isRequired: true },
    { name: 'client', type: 'text', label: m.admin_field_client },
    { name: 'category', type: 'choice', label: m.admin_field_category, choices: categoryChoices, isRequired: true },
    { name: 'year', type: 'line', label: m.admin_field_year, inputMode: 'numeric', isRequired: true },
    { name: 'summary', type: 'text', label: m.admin_field_summary, rows: 3, isRequired: true },
    { name: 'description', type: 'text', label: m.admin_description, rows: 6 },
    { name: 'image', type: 'image', label: m.admin_field_image, accept: imageTypes },
  ],
  words: {
    heading: m.admin_projects_heading,
    add: m.admin_projects_add,
    edit: m.admin_projects_edit,
    empty: m.admin_projects_empty,
    confirmDelete: m.admin_projects_confirm_delete,
    deleteEffect: m.admin_delete_effect,
    fetchError: m.admin_projects_error_fetching,
    createError: m.admin_projects_error_creating,
    updateError: m.admin_projects_error_updating,
    deleteError: m.admin_projects_error_deleting,
    created: m.admin_projects_created,
    updated: m.admin_projects_updated,
    deleted: m.project_deleted,
  },
};
