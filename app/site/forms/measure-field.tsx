import { useContext, useEffect, useRef, useState } from 'react';
import type { FieldProps } from '#app/ui/field.tsx';
import { FormFieldsContext } from '#app/ui/field-context.ts';
import { unitSaying } from '#app/ui/i18n/unit-saying.ts';
import { TextField } from '#app/ui/text-field.tsx';
import { textOfControl, typeReading } from '#app/ui/typed-measure.ts';
import { Typeset } from '#app/ui/typeset.tsx';
import { m } from '#messages';
import { stepField } from '#shared/leads/step-field.ts';
import { readingStep } from '#shared/leads/take-reading.ts';
import { type MeasuredField, type Understood, understandField } from '#shared/trade/understood.ts';
import styles from './measure-field.module.css';

type MeasureFieldProps = FieldProps & { measure: MeasuredField };

/**
 * A text field for a number with its unit. What was understood stands below it; what can be read in two ways is asked, with
 * a button for each reading. Without scripts a button posts the form to its page (`takeReading`).
 */
export function MeasureField({ measure, ...field }: MeasureFieldProps) {
  return <TextField {...field} autoComplete="off" below={<UnderstoodLine name={field.name} measure={measure} />} />;
}

/** What is typed into a field of the form around `line`, while it is typed; without scripts what the page was shown with. */
function useTyped(line: { current: HTMLElement | null }, name: string): string {
  const { values } = useContext(FormFieldsContext);
  const [typed, setTyped] = useState(values[name] ?? '');
  useEffect(() => {
    const form = line.current?.closest('form');
    if (!form) return;
    const tell = () => setTyped(textOfControl(form, name));
    // After the form has restored its draft.
    const timer = setTimeout(tell);
    form.addEventListener('input', tell);
    return () => {
      clearTimeout(timer);
      form.removeEventListener('input', tell);
    };
  }, [line, name]);
  return typed;
}

function UnderstoodLine({ name, measure }: { name: string; measure: MeasuredField }) {
  const { errors } = useContext(FormFieldsContext);
  const line = useRef<HTMLDivElement>(null);
  const typed = useTyped(line, name);
  const chosen = useTyped(line, measure.unitIn ?? '');
  const { text, choices } = understandField(typed, measure, { chosen, saying: unitSaying() });
  return (
    <div ref={line} className={styles.line} data-understood={name}>
      {text && <Typeset text={m.measure_understood({ value: text })} />}
      {choices.length > 0 && <Choices name={name} choices={choices} isSaid={Boolean(errors[name])} />}
    </div>
  );
}

/** `isSaid`: the error of the field asks already. */
function Choices({ name, choices, isSaid }: Pick<Understood, 'choices'> & { name: string; isSaid: boolean }) {
  const [first, second] = choices;
  return (
    <>
      {!isSaid && <Typeset text={m.measure_ambiguous({ first: first?.said ?? '', second: second?.said ?? '' })} />}
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
            <Typeset text={said} />
          </button>
        ))}
      </div>
    </>
  );
}
