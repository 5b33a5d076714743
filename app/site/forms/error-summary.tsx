import type { MouseEvent, Ref } from 'react';
import { Alert } from '#app/ui/alert.tsx';
import { fieldId } from '#app/ui/field-context.ts';
import { m } from '#messages';
import styles from './public-form.module.css';

/** The target of a plain post: the error summary, or the confirmation. */
export const outcomeId = 'form-outcome';
/** The target of a posted step: what it opened, or the error summary. */
export const takenId = 'step-taken';

type ErrorSummaryProps = {
  ref: Ref<HTMLDivElement>;
  /** Field errors by name, in field order. */
  errors: [name: string, error: string][];
  /** The form's error without a field. */
  message?: string | undefined;
  /** Shows the part of the form that has a field. */
  reveal?: ((name: string) => void) | undefined;
};

function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  const folded = field.closest('details');
  if (folded) folded.open = true;
  field.focus();
}

/** The error summary above a form, with a link to each field. */
export function ErrorSummary({ ref, errors, message, reveal }: ErrorSummaryProps) {
  const open = (name: string) => (event: MouseEvent<HTMLAnchorElement>) => {
    reveal?.(name);
    focusField(event);
  };
  const title = errors.length > 0 ? m.error_validation() : message;
  return (
    <div ref={ref} id={outcomeId} className={styles.outcome} tabIndex={-1}>
      {title && (
        <Alert kind="danger" title={title}>
          {errors.length > 0 && (
            <ul>
              {errors.map(([name, error]) => (
                <li key={name}>
                  <a href={`#${fieldId(name)}`} onClick={open(name)}>
                    {error}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </Alert>
      )}
    </div>
  );
}
