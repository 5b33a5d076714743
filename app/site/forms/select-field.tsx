import styles from '#app/ui/field.module.css';
import { Field, type FieldProps } from '#app/ui/field.tsx';
import { useFieldAttributes, useFieldValue } from '#app/ui/field-context.ts';
import { foreignText } from '#app/ui/i18n/foreign-text.ts';
import { formIcons } from '#app/ui/icon.tsx';
import { LineIcon } from '#app/ui/line-icon.tsx';
import type { Language } from '#shared/language.ts';

type SelectFieldProps = FieldProps & {
  /** The label of the empty choice. */
  placeholder: string;
  choices: { value: string; label: string; language?: Language | undefined }[];
};

/** One choice out of a list. */
export function SelectField({ placeholder, choices, ...field }: SelectFieldProps) {
  const attributes = useFieldAttributes(field.name, field.hint);
  const value = useFieldValue(field.name);
  return (
    <Field {...field}>
      <div className={styles.select}>
        {/* The key: a value changed through the address replaces the current one. */}
        <select
          key={value}
          {...attributes}
          className={styles.control}
          defaultValue={value}
          required={!field.isOptional}
        >
          <option value="">{placeholder}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value} {...foreignText(choice.language)}>
              {choice.label}
            </option>
          ))}
        </select>
        <LineIcon path={formIcons.chevron} />
      </div>
    </Field>
  );
}
