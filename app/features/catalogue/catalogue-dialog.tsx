import type { Failure } from '#app/components/back-office/failure.ts';
import { RecordDialog } from '#app/components/back-office/record/record-dialog.tsx';
import { useRecordForm } from '#app/components/back-office/record/use-record-form.ts';
import type { CatalogueKind } from './catalogue-kind.ts';
import { type CatalogueRecord, type CatalogueValues, emptyValues, valuesOf } from './catalogue-record.ts';
import { faultsOf } from './catalogue-rules.ts';
import { CatalogueSearchTexts } from './catalogue-search-texts.tsx';
import { DetailsList } from './details-list.tsx';
import { GalleryField } from './gallery-field.tsx';
import { MainImageField } from './main-image-field.tsx';
import { TextFields } from './text-fields.tsx';

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
