import { NativeSelect, TextInput } from '@mantine/core';
import { BilingualText } from './bilingual-text.tsx';
import type { EntryField } from './record-field.ts';
import { StoredFile } from './stored-file.tsx';
import type { FieldForm } from './use-field-form.ts';

type FieldInputProps = {
  form: FieldForm;
  field: EntryField;
  /** The form path of the value: `title`, `process.0.image`. */
  path: string;
  label: string;
  isLabelHidden?: boolean | undefined;
  /** Initial focus of the dialog. */
  isFirst?: boolean | undefined;
};

/** The control of a field, in a form or in a list entry. */
export function FieldInput({ form, field, path, label, isLabelHidden, isFirst }: FieldInputProps) {
  const common = { label, withAsterisk: Boolean(field.isRequired), ...form.getInputProps(path) };
  const autofocus = isFirst && { 'data-autofocus': true };
  switch (field.type) {
    case 'text':
      return (
        <BilingualText
          form={form}
          path={path}
          label={label}
          labelInArabic={field.labelInArabic?.()}
          rows={field.rows}
          suggestions={field.suggestions}
          isRequired={field.isRequired}
          isLabelHidden={isLabelHidden}
          isFirst={isFirst}
        />
      );
    case 'line':
      return (
        <TextInput
          {...common}
          {...autofocus}
          dir="ltr"
          inputMode={field.inputMode ?? 'text'}
          readOnly={field.locked !== undefined}
          description={field.locked?.()}
        />
      );
    case 'choice':
      return <NativeSelect {...common} {...autofocus} data={field.choices()} disabled={field.locked !== undefined} />;
    default:
      return <StoredFile form={form} field={field} path={path} label={label} />;
  }
}
