import { useState } from 'react';
import { z } from 'zod';
import { type Failure, readApi } from '#app/office/components/api-client.ts';
import { toFieldValues, toRequestBody } from '#app/office/components/record/field-values.ts';
import { RecordAddress } from '#app/office/components/record/record-address.tsx';
import { RecordDialog } from '#app/office/components/record/record-dialog.tsx';
import { RecordFields } from '#app/office/components/record/record-fields.tsx';
import { SearchTextsGroup } from '#app/office/components/record/search-texts.tsx';
import { type FieldForm, useFieldForm } from '#app/office/components/record/use-field-form.ts';
import type { Sending } from '#app/office/components/record/use-record-changes.ts';
import { TextChecks } from '#app/office/components/text-checks/checked-record.tsx';
import { useRead } from '#app/office/components/use-read.ts';
import { text, translationsOf } from '#shared/answer-parts.ts';
import { localise } from '#shared/content/content.ts';
import type { AnyKind } from '#shared/kinds/kind.ts';
import { recordPath } from '#shared/kinds/kinds.ts';
import type { Language } from '#shared/language.ts';
import { headTitle } from '#shared/site/head-title.ts';
import { formWords } from './form-words.ts';
import {
  type AnyKindForm,
  describeRecordFields,
  entryOfForm,
  type Fieldset,
  isSentAsForm,
  type KindRecord,
} from './kind-form.ts';
import { recordTitle } from './record-title.tsx';
import { UploadProgress, useUpload } from './upload-progress.tsx';

type KindDialogProps = {
  form: AnyKindForm;
  /** Drawn in place of the usual fields. */
  fieldset: Fieldset | undefined;
  /** The edited record; undefined for a new one. */
  record: KindRecord | undefined;
  failure: Failure | undefined;
  /** Rejects when nothing was saved. */
  onSave: (body: object, sending: Sending) => Promise<void>;
  onClose: () => void;
};

type HeadProps = Pick<KindDialogProps, 'form' | 'record'> & { values: FieldForm };
const profile = z.object({ name: text, translations: translationsOf<{ name: string }>() });

/** What search engines show of a record's page, where it has one; its title ends with the company's name. */
function PageHead({ form, record, values }: HeadProps) {
  const { pageWords } = form;
  const [isOpen, setIsOpen] = useState(false);
  const { value: company } = useRead(isOpen ? '/company' : '', (path, signal) => readApi(path, profile, { signal }));
  if (!pageWords) return null;
  const names = company && { en: company.name, ar: company.translations.ar.name || company.name };
  const address = String(values.values.address ?? '').trim();
  const writeWords = (language: Language) => {
    // The words are made of the texts of this kind's own form.
    const { title, description } = pageWords(localise(values.values, language) as never);
    return { title: headTitle(title, { company: names?.[language] }), description };
  };
  return (
    <SearchTextsGroup
      form={values}
      page={recordPath(entryOfForm(form), { _id: record?._id ?? '…', address })}
      words={{ en: writeWords('en'), ar: writeWords('ar') }}
      onOpen={() => setIsOpen(true)}
    />
  );
}

/** Whether files are sent that take long: those of kinds with films. */
const isLarge = ({ fields }: AnyKind, body: object): boolean =>
  'video' in fields && body instanceof FormData && [...body.values()].some((part) => part instanceof File);

/** Adds or edits a record of a kind; with field errors nothing is sent. */
export function KindDialog({ form, fieldset: OwnFields, record, failure, onSave, onClose }: KindDialogProps) {
  const { sentences, doneWords } = form;
  const words = formWords(form);
  const kind = entryOfForm(form);
  const fields = describeRecordFields(form);
  const { share, upload } = useUpload();
  const control = useFieldForm({
    fields,
    record,
    loadSchema: async () => (await import('#shared/kinds/input-schema.ts')).buildInputSchema(kind),
    sentences,
    onSave: (values) => {
      const body = toRequestBody(fields, values, { asForm: isSentAsForm(kind) });
      const done = record && doneWords?.(toFieldValues(fields, record), values);
      const send = (sending: Sending) => onSave(body, { ...sending, done });
      return isLarge(kind, body) ? upload(send) : send({});
    },
    onSaved: onClose,
  });
  return (
    <RecordDialog
      title={record ? words.edit() : words.add()}
      name={record ? recordTitle(form, record) : words.add()}
      isNew={!record}
      control={control}
      failure={failure}
      actions={share !== undefined && <UploadProgress share={share} />}
      onClose={onClose}
    >
      <TextChecks entity={form.name}>
        {OwnFields ? (
          <OwnFields form={control.form} />
        ) : (
          <RecordFields form={control.form} fields={fields} record={record} hasFocus />
        )}
        <RecordAddress form={control.form} kind={kind} record={record} />
        <PageHead form={form} record={record} values={control.form} />
      </TextChecks>
    </RecordDialog>
  );
}
