import { type ReactNode, useContext } from 'react';
import { m } from '#messages';
import styles from './field.module.css';
import { FormFieldsContext, fieldId } from './field-context.ts';

export type FieldProps = {
  name: string;
  label: string;
  /** A sentence under the label that helps to fill the field. */
  hint?: string | undefined;
  isOptional?: boolean | undefined;
  /** Beside another field where there is room. */
  isHalf?: boolean | undefined;
};

/** A control with its label above it and, under it, a line kept free for what is wrong, so that nothing jumps. */
export function Field({ name, label, hint, isOptional, isHalf, children }: FieldProps & { children: ReactNode }) {
  const error = useContext(FormFieldsContext).errors[name];
  const id = fieldId(name);
  return (
    <div className={isHalf ? styles.half : styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {isOptional && <span className={styles.optional}> {m.form_optional()}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      <p id={`${id}-error`} className={styles.error}>
        {error}
      </p>
    </div>
  );
}
