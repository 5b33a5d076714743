import { useContext } from 'react';
import { FormFieldsContext, fieldId } from '#app/ui/field-context.ts';
import { TextField } from '#app/ui/text-field.tsx';
import { m } from '#messages';
import type { AskedField } from '#shared/leads/quote-form-shape.ts';
import { MeasureField } from './measure-field.tsx';
import styles from './quote-form.module.css';
import { SelectField } from './select-field.tsx';

/** Lists of suggestions, which the page has beside the form. */
export const suggestionLists = {
  'line.goods': 'quote-goods',
  country: 'quote-countries',
  'order.place': 'quote-ports',
} as const;

type AskedFieldsProps = {
  fields: readonly AskedField[];
  /** The name of the one that must be answered. */
  required?: string;
};

/** Fields of a bag or of the order, two in a row. */
export function AskedFields({ fields, required }: AskedFieldsProps) {
  return (
    <div className={styles.fields}>
      {fields.map((field) => (
        <AskedControl key={field.name} {...field} isOptional={field.name !== required} />
      ))}
    </div>
  );
}

function AskedControl({ type, choices, measure, isRange, ...field }: AskedField & { isOptional: boolean }) {
  const { errors } = useContext(FormFieldsContext);
  const asked = { ...field, hint: isRange && !errors[field.name] ? '' : field.hint, isHalf: true };
  if (type === 'choice') return <SelectField {...asked} placeholder={m.quote_any()} choices={choices} />;
  if (type === 'flag') return <Tick {...field} />;
  if (measure) return <MeasureField {...asked} measure={measure} />;
  const list = asked.name === 'line.goods' ? { list: suggestionLists['line.goods'] } : {};
  return <TextField {...asked} type={type} autoComplete="off" {...list} />;
}

/** Something that is wanted or not. */
export function Tick({ name, label }: Pick<AskedField, 'name' | 'label'>) {
  const { values } = useContext(FormFieldsContext);
  return (
    <label className={styles.tick}>
      <input type="checkbox" id={fieldId(name)} name={name} value="yes" defaultChecked={values[name] === 'yes'} />
      {label}
    </label>
  );
}
