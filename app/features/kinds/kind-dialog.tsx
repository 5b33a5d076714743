import { bodyOf, fieldValuesOf } from '#app/components/back-office/record/field-values.ts';
import { RecordDialog } from '#app/components/back-office/record/record-dialog.tsx';
import { RecordFields } from '#app/components/back-office/record/record-fields.tsx';
import { RecordSearchTexts } from '#app/components/back-office/record/record-search-texts.tsx';
import { type FieldForm, useFieldForm } from '#app/components/back-office/record/use-field-form.ts';
import { localise } from '#shared/content.ts';
import { inputSchemaOf } from '#shared/kinds/input-schema.ts';
import { type EditorProps, entryOfForm, isSentAsForm, recordFieldsOf } from './kind-form.ts';

type HeadProps = Pick<EditorProps, 'form' | 'record'> & { values: FieldForm };

/** What search engines show of a record's page, where it has one. */
function PageHead({ form: { pageWords, ...form }, record, values }: HeadProps) {
  if (!pageWords) return null;
  const { path } = entryOfForm({ ...form, pageWords });
  // The words are made of the texts of this kind's own form.
  const wordsIn = (language: 'en' | 'ar') => pageWords(localise(values.values, language) as never);
  return (
    <RecordSearchTexts
      form={values}
      page={`${path}/${record?._id ?? '…'}`}
      words={{ en: wordsIn('en'), ar: wordsIn('ar') }}
    />
  );
}

/** Adds or edits a record of a kind; with field errors nothing is sent. */
export function KindDialog({ form, record, failure, onSave, onClose }: EditorProps) {
  const { sentences, words, doneWords } = form;
  const kind = entryOfForm(form);
  const fields = recordFieldsOf(form);
  const control = useFieldForm({
    fields,
    record,
    schema: inputSchemaOf(kind),
    sentences,
    onSave: (values) =>
      onSave(bodyOf(fields, values, { asForm: isSentAsForm(kind) }), {
        done: record && doneWords?.(fieldValuesOf(fields, record), values),
      }),
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
      <RecordFields form={control.form} fields={fields} record={record} hasFocus />
      <PageHead form={form} record={record} values={control.form} />
    </RecordDialog>
  );
}
