import { Chip } from '#app/office/components/chip.tsx';
import type { KindForm } from '#app/office/kinds/kind-form.ts';
import { kindRoute } from '#app/office/kinds/kind-screen.tsx';
import { m } from '#messages';
import { dayInAmman } from '#shared/day-in-amman.ts';
import type { Certificate } from '#shared/kinds/certificate.ts';

/** Whether a certificate is valid today. */
function validityChip({ validFrom, validUntil }: Pick<Certificate, 'validFrom' | 'validUntil'>) {
  const today = dayInAmman(new Date());
  if (validUntil < today) return <Chip colour="red">{m.admin_certificate_ended()}</Chip>;
  if (validFrom > today) return <Chip colour="yellow">{m.admin_certificate_not_yet()}</Chip>;
  return <Chip colour="green">{m.admin_certificate_valid()}</Chip>;
}

const form: KindForm<'certificate'> = {
  name: 'certificate',
  fields: {
    name: { label: m.admin_field_name },
    issuer: { label: m.admin_field_issuer },
    scope: { label: m.admin_field_scope, rows: 2 },
    validFrom: { label: m.admin_field_valid_from },
    validUntil: { label: m.admin_field_valid_until },
    number: { label: m.admin_field_number },
    image: { label: m.admin_field_picture },
    file: { label: m.admin_field_certificate_file },
  },
  sentences: { certificate_ends_before: m.certificate_ends_before },
  columns: [
    'issuer',
    'validFrom',
    'validUntil',
    { key: 'status', label: m.admin_field_status, cell: validityChip },
    'position',
  ],
  words: {
    heading: m.admin_certificates_heading,
    add: m.admin_certificates_add,
    edit: m.admin_certificates_edit,
    empty: m.admin_certificates_empty,
    confirmDelete: m.admin_certificates_confirm_delete,
    fetchError: m.admin_certificates_error_fetching,
    createError: m.admin_certificates_error_creating,
    updateError: m.admin_certificates_error_updating,
    deleteError: m.admin_certificates_error_deleting,
    created: m.admin_certificates_created,
    updated: m.admin_certificates_updated,
    deleted: m.certificate_deleted,
  },
};

const route = kindRoute(form);

export const handle = route.handle;
export const clientLoader = route.clientLoader;
export default route.Screen;
