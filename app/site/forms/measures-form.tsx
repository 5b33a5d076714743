import type { ReactNode } from 'react';
import { Alert } from '#app/ui/alert.tsx';
import { type FormFields, FormFieldsContext } from '#app/ui/field-context.ts';
import type { MeasuredField } from '#shared/trade/understood.ts';
import * as readings from './line-readings.ts';
import { ReadingsContext } from './typed-values.tsx';

type MeasuresFormProps = FormFields & {
  /** The screen that answers, with the part of it that holds the answer. */
  action: string;
  submit: string;
  /** What each field takes, by its name: shown beside it while somebody types. */
  measures: Readonly<Record<string, MeasuredField | undefined>>;
  /** Why the last answers were refused. */
  message: string | undefined;
  className: string | undefined;
  children: ReactNode;
};

/** A form of measures that is answered by the address it leads to, so that the answer can be shared. Only servers render it. */
export function MeasuresForm({ action, submit, measures, message, className, children, ...fields }: MeasuresFormProps) {
  return (
    <form
      method="get"
      action={action}
      className={className}
      data-island="measures"
      data-measures={JSON.stringify(measures)}
      data-copied-as-note
      noValidate
    >
      {/* Enter presses a form's first button, which must not be one that chooses a reading. */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
        {submit}
      </button>
      {message && <Alert kind="danger" title={message} />}
      <FormFieldsContext value={fields}>
        <ReadingsContext value={readings}>{children}</ReadingsContext>
      </FormFieldsContext>
      <button type="submit" className="button">
        {submit}
      </button>
    </form>
  );
}
