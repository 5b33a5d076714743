import { Switch, TextInput } from '@mantine/core';
import { Suspense } from 'react';
import { lazyPart } from '#app/ui/import-timeout.ts';
import { EntryList } from './entry-list.tsx';
import { FieldInput } from './field-input.tsx';
import type { RecordField, StoredRecord } from './record-field.ts';
import styles from './record-fields.module.css';
import type { FieldForm } from './use-field-form.ts';

// Loaded on demand: only some forms have these.
const GalleryInput = lazyPart(() => import('./gallery-field.tsx'), 'GalleryInput');
const PairsInput = lazyPart(() => import('./pairs-field.tsx'), 'PairsInput');
const RecordsInput = lazyPart(() => import('./records-field.tsx'), 'RecordsInput');

type OneFieldProps = { form: FieldForm; field: RecordField; record: StoredRecord | undefined; isFirst: boolean };

function OneField({ form, field, record, isFirst }: OneFieldProps) {
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
    case 'gallery':
      return <GalleryInput form={form} field={field} record={record} />;
    case 'records':
      return <RecordsInput form={form} field={field} record={record} />;
    case 'figures':
      return <field.draw form={form} field={field} />;
    case 'pairs':
      return field.draw ? <field.draw form={form} field={field} /> : <PairsInput form={form} field={field} />;
    case 'head':
    case 'address':
    case 'time':
      return null;
    default:
      return <FieldInput form={form} field={field} path={name} label={label} isFirst={isFirst} />;
  }
}

const isDrawn = ({ type }: RecordField) => type !== 'head' && type !== 'address';
const isNarrow = ({ type }: RecordField) => type === 'line' || type === 'day' || type === 'choice';

type RecordFieldsProps = {
  form: FieldForm;
  fields: readonly RecordField[];
  /** The edited record; its stored images are shown. */
  record?: StoredRecord | undefined;
  hasFocus?: boolean;
};

/** The fields of a record; short ones share a row. */
export function RecordFields({ form, fields, record, hasFocus = false }: RecordFieldsProps) {
  return (
    <div className={styles.fields}>
      {fields.filter(isDrawn).map((field, place) => (
        <div key={field.name} className={styles.field} data-narrow={isNarrow(field) || undefined}>
          <Suspense>
            <OneField form={form} field={field} record={record} isFirst={hasFocus && place === 0} />
          </Suspense>
        </div>
      ))}
    </div>
  );
}
