import { Switch, TextInput } from '@mantine/core';
import { EntryList } from './entry-list.tsx';
import { FieldInput } from './field-input.tsx';
import type { RecordField } from './record-field.ts';
import styles from './record-fields.module.css';
import type { FieldForm } from './use-field-form.ts';

type OneFieldProps = { form: FieldForm; field: RecordField; isFirst: boolean };

function OneField({ form, field, isFirst }: OneFieldProps) {
  const { name, isRequired = false } = field;
  const label = field.label();
  switch (field.type) {
    case 'day':
      return (
        <TextInput
          type="date"
          label={label}
          description={field.help?.()}
          withAsterisk={isRequired}
          {...form.getInputProps(name)}
        />
      );
    case 'switch':
      return <Switch label={label} description={field.help?.()} {...form.getInputProps(name, { type: 'checkbox' })} />;
    case 'texts':
    case 'rows':
      return <EntryList form={form} field={field} />;
    default:
      return <FieldInput form={form} field={field} path={name} label={label} isFirst={isFirst} />;
  }
}

const isNarrow = ({ type }: RecordField) => type === 'line' || type === 'day' || type === 'choice';

type RecordFieldsProps = {
  form: FieldForm;
  fields: readonly RecordField[];
  /** Whether the first field has the initial focus. */
  hasFocus?: boolean;
};

/** The fields of a record; short ones share a row. */
export function RecordFields({ form, fields, hasFocus = false }: RecordFieldsProps) {
  return (
    <div className={styles.fields}>
      {fields.map((field, place) => (
        <div key={field.name} className={styles.field} data-narrow={isNarrow(field) || undefined}>
          <OneField form={form} field={field} isFirst={hasFocus && place === 0} />
        </div>
      ))}
    </div>
  );
}
