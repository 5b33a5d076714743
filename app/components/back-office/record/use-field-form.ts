import type { z } from 'zod';
import { fieldValuesOf, payloadOf, recordOf } from './field-values.ts';
import type { FieldValues, RecordField } from './record-field.ts';
import { schemaFaults } from './schema-faults.ts';
import { type RecordForm, useRecordForm } from './use-record-form.ts';

/** The form that fields made of data stand in. */
export type FieldForm = RecordForm<FieldValues>['form'];

type FieldFormOptions = {
  fields: readonly RecordField[];
  /** What is edited, as the API answers staff; undefined for a new record. */
  record: object | undefined;
  /** What the API takes, out of shared/; it says what is wrong. */
  schema: z.ZodType;
  /** The sentences that only this schema says. */
  sentences?: Record<string, () => string> | undefined;
  onSave: (values: FieldValues) => Promise<void>;
  onSaved: () => void;
};

/** A text of a list is called `requirements.0` by the API and `requirements.0.text` by the form. */
function fieldIn(fields: readonly RecordField[]): (name: string) => string {
  const lists = new Set(fields.filter(({ type }) => type === 'texts').map(({ name }) => name));
  return (name) => {
    const [, list] = /^(?:translations\.ar\.)?(\w+)\.\d+$/.exec(name) ?? [];
    return list && lists.has(list) ? `${name}.text` : name;
  };
}

/** `useRecordForm` for a form made of fields. */
export function useFieldForm({ fields, record, schema, sentences, onSave, onSaved }: FieldFormOptions) {
  return useRecordForm<FieldValues>({
    initialValues: fieldValuesOf(fields, record),
    faultsOf: (values) => schemaFaults(schema, payloadOf(fields, values), sentences),
    fieldOf: fieldIn(fields),
    valuesOf: (stored) => fieldValuesOf(fields, stored),
    asRecord: (values) => recordOf(fields, values),
    onSave,
    onSaved,
  });
}
