import { createContext, type ReactNode, useContext } from 'react';

/** Initial values and errors of a form's fields, by name. */
export type FormFields = {
  values: Record<string, string>;
  errors: Record<string, string>;
  /** Required fields are marked; else those that are optional. */
  marksRequired?: boolean | undefined;
};

/** Provided by the form, used by its fields. */
export const FormFieldsContext = createContext<FormFields>({ values: {}, errors: {} });

/** The id of a field's control, for labels and the error summary. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

/** Attributes of every form control: id, name, and descriptions. */
export function useFieldAttributes(name: string, hint: ReactNode) {
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

/** The initial value of a field. */
export function useFieldValue(name: string): string {
  return useContext(FormFieldsContext).values[name] ?? '';
}
