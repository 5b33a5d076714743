import { type ReactNode, useContext } from 'react';
import type { FieldProps } from '#app/ui/field.tsx';
import { FormFieldsContext } from '#app/ui/field-context.ts';
import { TextField } from '#app/ui/text-field.tsx';
import { askReading, typeReading } from '#app/ui/typed-measure.ts';
import { stepField } from '#shared/leads/step-field.ts';
import { readingStep } from '#shared/leads/take-reading.ts';
import type { MeasuredField, Understood } from '#shared/trade/understood.ts';
import styles from './measure-field.module.css';
import { TypedText, useReadings, useTypedValues } from './typed-values.tsx';

type MeasureFieldProps = FieldProps & { measure: MeasuredField };

/**
 * A text field for a number with its unit. What was understood stands below it; what can be read in two ways, or has a
 * tolerance, is asked, with a button for each reading. Without scripts a button posts the form to its page (`takeReading`).
 */
export function MeasureField({ measure, ...field }: MeasureFieldProps) {
  return <TextField {...field} autoComplete="off" below={<UnderstoodLine name={field.name} measure={measure} />} />;
}

type UnderstoodLineProps = {
  name: string;
  measure: MeasuredField;
  /** What follows from the number, in place of the number alone. */
  instead?: ReactNode;
  /** What stands in it until the form is read again, such as in a field that has just come. */
  begun?: string | undefined;
  /** Of the bag whose quantity it is. */
  family?: string | undefined;
};

/** What was understood of what is typed into the field `name`, or why it cannot be taken where its error does not say so. */
export function UnderstoodLine({ name, measure, instead, begun = '', family }: UnderstoodLineProps) {
  const { errors } = useContext(FormFieldsContext);
  const typed = useTypedValues();
  const told = useReadings()?.understood(typed[name] ?? begun, measure, typed, family);
  const { text, said, fault, choices = [] } = told ?? {};
  const isSaid = Boolean(errors[name]);
  return (
    <div className={styles.line} data-understood={name} role={measure.unitIn === undefined ? undefined : 'status'}>
      {said && !(fault && isSaid) && ((text && instead) || <TypedText text={said} />)}
      {choices.length > 0 && <Choices {...{ name, choices, isSaid }} />}
    </div>
  );
}

/** `isSaid`: the error of the field asks already. */
function Choices({ name, choices, isSaid }: Pick<Understood, 'choices'> & { name: string; isSaid: boolean }) {
  return (
    <>
      {!isSaid && <TypedText text={askReading(choices)} />}
      <div className={styles.choices}>
        {choices.map(({ typed, said }) => (
          <button
            key={typed}
            type="submit"
            name={stepField}
            value={readingStep(name, typed)}
            className={styles.choice}
            data-reading={typed}
            formNoValidate
            onClick={(event) => {
              event.preventDefault();
              typeReading(event.currentTarget.form, name, typed);
            }}
          >
            <TypedText text={said} />
          </button>
        ))}
      </div>
    </>
  );
}
