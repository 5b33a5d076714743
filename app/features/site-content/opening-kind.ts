import { m } from '#messages';
import { openingAnswer } from '#shared/answers/content-answers.ts';
import { type Opening, openingStatuses } from '#shared/kinds/opening.ts';
import { openingInputSchema } from '#shared/site-content-input.ts';
import { dayCell, statusChip } from './site-content-cells.tsx';
import { arabicFilter } from './site-content-filters.ts';
import type { SiteContentFilter, SiteContentKind } from './site-content-kind.ts';

const statusWords = { open: m.admin_opening_open, closed: m.admin_opening_closed };
const statusChoices = () => openingStatuses.map((value) => ({ value, label: statusWords[value]() }));

const statusFilter: SiteContentFilter = {
  name: 'status',
  label: m.admin_field_status,
  all: m.admin_filter_all_statuses,
  choices: statusChoices,
};

export const openingKind: SiteContentKind<Opening> = {
  path: '/openings',
  schema: openingInputSchema,
  answer: openingAnswer,
  order: 'position',
  titleOf: ({ title }) => title,
  title: { key: 'title', label: m.admin_field_title },
  columns: () => [
    { key: 'department', label: m.admin_field_department(), isSortable: true, cell: ({ department }) => department },
    { key: 'status', label: m.admin_field_status(), cell: statusChip },
    {
      key: 'closesOn',
      label: m.admin_field_closes_on(),
      isSortable: true,
      cell: ({ closesOn }) => (closesOn ? dayCell(closesOn) : m.admin_opening_until_filled()),
    },
    { key: 'position', label: m.admin_field_position(), isSortable: true, cell: ({ position }) => position },
  ],
  filters: [statusFilter, arabicFilter],
  fields: [
    { name: 'title', type: 'text', label: m.admin_field_title, isRequired: true },
    { name: 'department', type: 'text', label: m.admin_field_department },
    { name: 'location', type: 'text', label: m.admin_field_location },
    { name: 'employmentType', type: 'text', label: m.admin_field_employment_type },
    { name: 'status', type: 'choice', label: m.admin_field_status, choices: statusChoices, isRequired: true },
    { name: 'closesOn', type: 'day', label: m.admin_field_closes_on, help: m.admin_closes_on_help },
    { name: 'description', type: 'text', label: m.admin_description, rows: 6, isRequired: true },
    {
      name: 'requirements',
      type: 'texts',
      label: m.admin_field_requirements,
      entry: m.admin_requirement_number,
      add: m.admin_requirement_add,
      fields: [{ name: 'text', type: 'text', label: m.admin_field_requirements, isRequired: true }],
    },
  ],
  words: {
    heading: m.admin_openings_heading,
    add: m.admin_openings_add,
    edit: m.admin_openings_edit,
    empty: m.admin_openings_empty,
    confirmDelete: m.admin_openings_confirm_delete,
    deleteEffect: m.admin_delete_effect,
    fetchError: m.admin_openings_error_fetching,
    createError: m.admin_openings_error_creating,
    updateError: m.admin_openings_error_updating,
    deleteError: m.admin_openings_error_deleting,
    created: m.admin_openings_created,
    updated: m.admin_openings_updated,
    deleted: m.opening_deleted,
  },
};
