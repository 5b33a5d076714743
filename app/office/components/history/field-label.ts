import { use } from 'react';
import { EditedFields } from '#app/office/components/edited-context.ts';
import type { RecordField } from '#app/office/components/record/record-field.ts';
import { m } from '#messages';
import { words } from '#messages/field';
import { fieldMessage } from '#shared/text/field-names.ts';

const isWord = (name: string): name is Exclude<keyof typeof words, 'field_in_arabic'> =>
  name in words && name !== 'field_in_arabic';

/**
 * What a field is called where values are compared, `searchTitle` by the message `field_search_title`; undefined where
 * there is none, and it is called as in its form.
 */
export function fieldWord(field: string): string | undefined {
  if (field === 'attributes') return m.admin_figures();
  const name = fieldMessage(field);
  return isWord(name) ? words[name]() : undefined;
}

const arabicPrefix = 'translations.ar.';

export const isArabicField = (field: string): boolean => field.startsWith(arabicPrefix);

/** Gives the label of an API field of the edited record, `name` or `translations.ar.name`. */
export function useFieldLabel(): (field: string) => string {
  const fields = use(EditedFields);
  return (field) => {
    const english = field.replace(arabicPrefix, '');
    const text = fieldWord(english) ?? fields.find(({ name }) => name === english)?.label() ?? english;
    return isArabicField(field) ? m.field_in_arabic({ field: text }) : text;
  };
}

/** Gives the form's field for an API field of the edited record; undefined for one that the form does not have. */
export function useFieldLookup(): (field: string) => RecordField | undefined {
  const fields = use(EditedFields);
  return (field) => fields.find(({ name }) => name === field);
}

/** A record's value for a field named as in the API. */
export function fieldValue(record: object, field: string): unknown {
  return field
    .split('.')
    .reduce<unknown>((value, part) => (value as Record<string, unknown> | undefined)?.[part], record);
}
