import type { ReactNode } from 'react';
import styles from './field.module.css';
import { Field, type FieldProps } from './field.tsx';
import { useFieldAttributes, useFieldValue } from './field-context.ts';

type TextFieldProps = Omit<FieldProps, 'label'> & {
  label: ReactNode;
  type?: 'text' | 'email' | 'tel' | 'password' | 'date';
  autoComplete: string;
  autoFocus?: boolean;
  /** The id of a list of suggestions. */
  list?: string;
  /** The whole name of the field for screen readers, where the label is short beside others. */
  spoken?: string | undefined;
};

// Too long text is refused, never cut, so fields have no maxlength.

/** A single-line text field. */
export function TextField({ type = 'text', autoComplete, autoFocus, list, spoken, ...field }: TextFieldProps) {
  const attributes = useFieldAttributes(field.name, field.hint);
  const value = useFieldValue(field.name);
  const runsLeftToRight = type === 'email' || type === 'tel';
  return (
    <Field {...field}>
      <input
        {...attributes}
        className={styles.control}
        type={type}
        defaultValue={value}
        required={!field.isOptional}
        autoComplete={autoComplete}
        list={list}
        aria-label={spoken}
        // biome-ignore lint/a11y/noAutofocus: the specification requires it on the sign-in card, where it is the only purpose of the page
        autoFocus={autoFocus}
        dir={runsLeftToRight ? 'ltr' : undefined}
      />
    </Field>
  );
}

/** A multi-line text field that grows with its content. */
export function TextAreaField(field: FieldProps) {
  const attributes = useFieldAttributes(field.name, field.hint);
  const value = useFieldValue(field.name);
  return (
    <Field {...field}>
      <textarea {...attributes} className={styles.control} rows={7} defaultValue={value} required={!field.isOptional} />
    </Field>
  );
}
