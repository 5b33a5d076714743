import { m } from '#messages';
import { certificateAnswer } from '#shared/answers/content-answers.ts';
import type { Certificate } from '#shared/kinds/certificate.ts';
import { cvType, imageTypes } from '#shared/limits.ts';
import { certificateInputSchema } from '#shared/site-content-input.ts';
import { dayCell, validityChip } from './site-content-cells.tsx';
import { arabicFilter } from './site-content-filters.ts';
import type { SiteContentKind } from './site-content-kind.ts';

export const certificateKind: SiteContentKind<Certificate> = {
  path: '/certificates',
  schema: certificateInputSchema,
  answer: certificateAnswer,
  sentences: { certificate_ends_before: m.certificate_ends_before },
  order: 'position',
  titleOf: ({ name }) => name,
  title: { key: 'name', label: m.admin_field_name },
  columns: () => [
    { key: 'issuer', label: m.admin_field_issuer(), isSortable: true, cell: ({ issuer }) => issuer },
    {
      key: 'validFrom',
      label: m.admin_field_valid_from(),
      isSortable: true,
      cell: ({ validFrom }) => dayCell(validFrom),
    },
    {
      key: 'validUntil',
      label: m.admin_field_valid_until(),
      isSortable: true,
      cell: ({ validUntil }) => dayCell(validUntil),
    },
    { key: 'status', label: m.admin_field_status(), cell: validityChip },
    { key: 'position', label: m.admin_field_position(), isSortable: true, cell: ({ position }) => position },
  ],
  filters: [arabicFilter],
  fields: [
    { name: 'name', type: 'text', label: m.admin_field_name, isRequired: true },
    { name: 'issuer', type: 'text', label: m.admin_field_issuer, isRequired: true },
    { name: 'scope', type: 'text', label: m.admin_field_scope, rows: 2 },
    { name: 'validFrom', type: 'day', label: m.admin_field_valid_from, isRequired: true },
    { name: 'validUntil', type: 'day', label: m.admin_field_valid_until, isRequired: true },
    { name: 'number', type: 'line', label: m.admin_field_number },
    { name: 'image', type: 'image', label: m.admin_field_picture, accept: imageTypes },
    { name: 'file', type: 'pdf', label: m.admin_field_certificate_file, accept: [cvType] },
  ],
  words: {
    heading: m.admin_certificates_heading,
    add: m.admin_certificates_add,
    edit: m.admin_certificates_edit,
    empty: m.admin_certificates_empty,
    confirmDelete: m.admin_certificates_confirm_delete,
    deleteEffect: m.admin_delete_effect,
    fetchError: m.admin_certificates_error_fetching,
    createError: m.admin_certificates_error_creating,
    updateError: m.admin_certificates_error_updating,
    deleteError: m.admin_certificates_error_deleting,
    created: m.admin_certificates_created,
    updated: m.admin_certificates_updated,
    deleted: m.certificate_deleted,
  },
};
