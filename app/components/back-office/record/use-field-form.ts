import type { z } from 'zod';
import { fieldValuesOf, fileFaults, payloadOf, recordOf } from './field-values.ts';
import type { FieldValues, RecordField } from './record-field.ts';
import { schemaErrors } from './schema-errors.ts';
import { type RecordForm, useRecordForm } from './use-record-form.ts';

/** The form of data-driven fields. */
export type FieldForm = RecordForm<FieldValues>['form'];

type FieldFormOptions = {
  fields: readonly RecordField[];
  /** The edited record as returned to staff; undefined for a new one. */
  record: object | undefined;
  /** The API's schema from shared/, for validation. */
  schema: z.ZodType;
  /** Messages used only by this schema. */
  sentences?: Record<string, () => string> | undefined;
  onSave: (values: FieldValues) => Promise<void>;
  onSaved: () => void;
};

/** A list text is `requirements.0` in the API and `requirements.0.text` in the form. */
function fieldIn(fields: readonly RecordField[]): (name: string) => string {
  const lists = new Set(fields.filter(({ type }) => type === 'texts').map(({ name }) => name));
  return (name) => {
    const [, list] = /^(?:translations\.ar\.)?(\w+)\.\d+$/.exec(name) ?? [];
    return list && lists.has(list) ? `${name}.text` : name;
  };
}

/** `useRecordForm` for data-driven fields. */
export function useFieldForm({ fields, record, schema, sentences, onSave, onSaved }: FieldFormOptions) {
  return useRecordForm<FieldValues>({
    initialValues: fieldValuesOf(fields, record),
    faultsOf: (values) => ({
      ...schemaErrors(schema, payloadOf(fields, values), sentences),
      ...fileFaults(fields, values, record),
    }),
    fieldOf: fieldIn(fields),
    valuesOf: (stored) => fieldValuesOf(fields, stored),
    asRecord: (values) => recordOf(fields, values),
    onSave,
    onSaved,
  });
}
