import type { KindForm } from '#app/office/kinds/kind-form.ts';
import { kindRoute } from '#app/office/kinds/kind-screen.tsx';
import { validityChip } from '#app/office/products/validity-chip.tsx';
import { m } from '#messages';

const form: KindForm<'certificate'> = {
  name: 'certificate',
  fields: {
    name: { label: m.admin_field_name },
    issuer: { label: m.admin_field_issuer },
    scope: { label: m.admin_field_scope, rows: 2 },
    proves: {
      label: m.admin_field_proves,
      choices: {
        other: m.admin_certificate_proves_other,
        foodContact: m.trade_food_contact,
        typeTest: m.trade_type_test,
        iso22000: m.trade_iso_22000,
        metalDetection: m.trade_metal_detection,
        dropTest: m.trade_drop_test,
        uvTest: m.trade_uv_test,
        lotReport: m.trade_lot_report,
      },
    },
    documentKind: {
      label: m.admin_field_document_kind,
      choices: {
        unstated: m.admin_document_unstated,
        certificate: m.document_certificate,
        testReport: m.document_test_report,
        declaration: m.document_declaration,
      },
    },
    coversUncoated: { label: m.admin_field_covers_uncoated, help: m.admin_field_covers_help },
    coversCoated: { label: m.admin_field_covers_coated },
    coversBopp: { label: m.admin_field_covers_bopp },
    coversLiner: { label: m.admin_field_covers_liner },
    coversJumbo: { label: m.admin_field_covers_jumbo },
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
    { key: 'status', label: m.admin_field_status, isWhole: true, cell: validityChip },
    'position',
  ],
};

const route = kindRoute(form);

export const handle = route.handle;
export const clientLoader = route.clientLoader;
export default route.Screen;
