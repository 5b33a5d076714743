import type { Failure } from '#app/components/back-office/failure.ts';
import { bodyOf } from '#app/components/back-office/record/field-values.ts';
import { RecordDialog } from '#app/components/back-office/record/record-dialog.tsx';
import { RecordFields } from '#app/components/back-office/record/record-fields.tsx';
import { useFieldForm } from '#app/components/back-office/record/use-field-form.ts';
import type { SiteContentKind, SiteRecord } from './site-content-kind.ts';

type SiteContentDialogProps<Content extends SiteRecord> = {
  kind: SiteContentKind<Content>;
  /** The edited record; undefined for a new one. */
  record: Content | undefined;
  failure: Failure | undefined;
  /** Rejects when nothing was saved. */
  onSave: (body: object) => Promise<void>;
  onClose: () => void;
};

/** Adds or edits a project, service, question, certificate or job opening. */
export function SiteContentDialog<Content extends SiteRecord>(props: SiteContentDialogProps<Content>) {
  const { kind, record, failure, onSave, onClose } = props;
  const { fields, schema, sentences, words } = kind;
  const control = useFieldForm({
    fields,
    record,
    schema,
    sentences,
    onSave: (values) => onSave(bodyOf(fields, values)),
    onSaved: onClose,
  });
  return (
    <RecordDialog
      title={record ? words.edit() : words.add()}
      isNew={!record}
      control={control}
      failure={failure}
      onClose={onClose}
    >
      <RecordFields form={control.form} fields={fields} hasFocus />
    </RecordDialog>
  );
}
