import type { Failure } from '#app/components/back-office/failure.ts';
import { RecordDialog } from '#app/components/back-office/record/record-dialog.tsx';
import { schemaFaults } from '#app/components/back-office/record/schema-faults.ts';
import { useRecordForm } from '#app/components/back-office/record/use-record-form.ts';
import { m } from '#messages';
import type { CatalogueKind } from './catalogue-kind.ts';
import { type CatalogueRecord, type CatalogueValues, emptyValues, valuesOf } from './catalogue-record.ts';
import { CatalogueSearchTexts } from './catalogue-search-texts.tsx';
import { DetailsList } from './details-list.tsx';
import { GalleryField } from './gallery-field.tsx';
import { MainImageField } from './main-image-field.tsx';
import { TextFields } from './text-fields.tsx';

const sentences: Record<string, () => string> = {
  partner_name_required: m.partner_name_required,
  partner_industry_required: m.partner_industry_required,
  partner_detail_name_required: m.partner_detail_name_required,
  partner_detail_value_required: m.partner_detail_value_required,
  product_name_required: m.product_name_required,
  product_industry_required: m.product_industry_required,
  product_description_required: m.product_description_required,
  product_specification_required: m.product_specification_required,
  product_specification_duplicate: m.product_specification_duplicate,
};

/** The form's errors, one sentence per field, keyed as in the API. */
function faultsOf(kind: CatalogueKind, values: CatalogueValues, isNew: boolean): Record<string, string> {
  const faults = schemaFaults(kind.schema, values, sentences);
  if (isNew && !values.mainImage) faults.mainImage = m.partner_main_image_required();
  const pictures = values.galleryImages.length + values.existingGalleryImages.length;
  if (kind.needsGallery && pictures === 0) faults.galleryImages = m.admin_gallery_required();
  return faults;
}

type CatalogueDialogProps = {
  kind: CatalogueKind;
  /** The edited record; undefined for a new one. */
  record: CatalogueRecord | undefined;
  failure: Failure | undefined;
  /** Rejects when nothing was saved. */
  onSave: (values: CatalogueValues) => Promise<void>;
  onClose: () => void;
};

/** Creates or edits a partner or a product; with field errors nothing is sent. */
export function CatalogueDialog({ kind, record, failure, onSave, onClose }: CatalogueDialogProps) {
  const control = useRecordForm<CatalogueValues>({
    initialValues: record ? valuesOf(record) : emptyValues(),
    valuesOf: (stored) => valuesOf(stored as CatalogueRecord),
    faultsOf: (values) => faultsOf(kind, values, !record),
    onSave,
    onSaved: onClose,
  });
  const { form } = control;
  const { editTitle, addTitle } = kind.words;
  return (
    <RecordDialog
      title={record ? editTitle() : addTitle()}
      isNew={!record}
      control={control}
      failure={failure}
      onClose={onClose}
    >
      <TextFields kind={kind} form={form} />
      <MainImageField form={form} current={record?.mainImage} />
      <GalleryField form={form} record={record} isRequired={kind.needsGallery} />
      <DetailsList form={form} />
      <CatalogueSearchTexts kind={kind} form={form} record={record} />
    </RecordDialog>
  );
}
