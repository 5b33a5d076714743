import { createContext, useContext } from 'react';

/** What the fields of one form stand with: values to begin with and sentences about what is wrong, by field name. */
export type FormFields = { values: Record<string, string>; errors: Record<string, string> };

/** Given by the form, read by its fields. */
export const FormFieldsContext = createContext<FormFields>({ values: {}, errors: {} });

/** The id of a field's control, for labels and for links out of an error summary. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

/** What every control of a form carries: its id, its name, and what describes it. */
export function useFieldAttributes(name: string, hint: string | undefined) {
  const error = useContext(FormFieldsContext).errors[name];
  const id = fieldId(name);
  const descriptions = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return {
    id,
    name,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': descriptions || undefined,
  };
}

/** The value a field begins with. */
export function useFieldValue(name: string): string {
  return useContext(FormFieldsContext).values[name] ?? '';
}
