import { type ReactNode, useContext } from 'react';
import { m } from '#messages';
import styles from './field.module.css';
import { FormFieldsContext, fieldId } from './field-context.ts';

export type FieldProps = {
  name: string;
  label: string;
  hint?: ReactNode;
  isOptional?: boolean | undefined;
  /** Whether it may share a row. */
  isHalf?: boolean | undefined;
  /** Between the control and its error, such as what was understood of it. */
  below?: ReactNode;
};

/** A control with a label above and a reserved error line below, so that the layout does not shift. */
export function Field({
  name,
  label,
  hint,
  isOptional,
  isHalf,
  below,
  children,
}: Omit<FieldProps, 'label'> & { label: ReactNode; children: ReactNode }) {
  const { errors, marksRequired = false } = useContext(FormFieldsContext);
  const error = errors[name];
  const id = fieldId(name);
  const mark = marksRequired ? m.quote_required() : m.form_optional();
  return (
    <div className={isHalf ? styles.half : styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {marksRequired !== Boolean(isOptional) && <span className={styles.optional}> {mark}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="tiny muted">
          {hint}
        </p>
      )}
      {children}
      {below}
      <p id={`${id}-error`} className={styles.error}>
        {error}
      </p>
    </div>
  );
}
