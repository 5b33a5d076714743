import { ActionIcon, Button, Input, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { BothLanguages, textProps } from '#app/office/components/both-languages.tsx';
import { CommandIcon } from '#app/office/components/command-icon.tsx';
import { TextFindings } from '#app/office/components/text-checks/text-findings.tsx';
import { m } from '#messages';
import type { Language } from '#shared/language.ts';
import { newRow } from './field-values.ts';
import styles from './pairs-field.module.css';
import type { PairsControl as Field, PairRow } from './record-field.ts';
import type { FieldForm } from './use-field-form.ts';

const parts = [
  { part: 'name', word: m.admin_detail_name, inArabic: m.admin_detail_name_arabic },
  { part: 'value', word: m.admin_detail_value, inArabic: m.admin_detail_value_arabic },
];

const listsOf = (name: string) => [name, `translations.ar.${name}`] as const;

/** The places of rows that are made of figures, and so not typed again. */
export type MadeRows = Record<Language, ReadonlySet<number>>;

type PairsFieldProps = { form: FieldForm; field: Field; made?: MadeRows | undefined };
type RowProps = PairsFieldProps & { index: number };

function RowFields({ form, field: { name }, index, made }: RowProps) {
  const half = (language: Language, list: string) => (
    <div className={styles.rowFields}>
      {parts.map(({ part, word, inArabic }) => (
        <TextInput
          key={part}
          aria-label={language === 'ar' ? inArabic() : word()}
          // A placeholder is in the language of its field.
          placeholder={word({}, { locale: language })}
          {...textProps(language)}
          readOnly={made?.[language].has(index)}
          {...form.getInputProps(`${list}.${index}.${part}`)}
        />
      ))}
    </div>
  );
  const [english, arabic] = listsOf(name);
  return <BothLanguages english={half('en', english)} arabic={half('ar', arabic)} />;
}

/** Says that a row is made of figures, and lets staff word it themselves. */
function MadeRow({ onOwn }: { onOwn: () => void }) {
  return (
    <p className={styles.made}>
      {m.admin_figures_made()}{' '}
      <Button size="compact-xs" variant="subtle" onClick={onOwn}>
        {m.admin_figures_own_words()}
      </Button>
    </p>
  );
}

/** The name/value rows; the last one cannot be removed. */
export function PairsInput({ form, field, made }: PairsFieldProps) {
  const [own, setOwn] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLFieldSetElement>(null);
  const { name } = field;
  // As `fieldValuesOf` fills it.
  const rows = form.values[name] as PairRow[];
  const error = form.errors[name];

  function add(): void {
    for (const path of listsOf(name)) form.insertListItem(path, newRow());
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('[data-row]:last-of-type input')?.focus());
  }

  function remove(index: number): void {
    for (const path of listsOf(name)) form.removeListItem(path, index);
  }

  return (
    <fieldset ref={list} className={styles.details}>
      <legend className={styles.legend}>{field.label()}</legend>
      {rows.map(({ key }, index) => (
        <fieldset key={key} data-row className={styles.row} aria-label={m.admin_detail_number({ number: index + 1 })}>
          <RowFields form={form} field={field} index={index} made={own.has(key) ? undefined : made} />
          <ActionIcon
            variant="subtle"
            color="red"
            size={44}
            disabled={rows.length === 1}
            aria-label={m.admin_detail_remove({ number: index + 1 })}
            onClick={() => remove(index)}
          >
            <CommandIcon name="trash" />
          </ActionIcon>
          {made?.en.has(index) && !own.has(key) && <MadeRow onOwn={() => setOwn(new Set([...own, key]))} />}
          {parts.map(({ part, word }) => (
            <TextFindings key={part} form={form} path={`${name}.${index}.${part}`} label={word()} />
          ))}
        </fieldset>
      ))}
      {error && <Input.Error>{error}</Input.Error>}
      <div>
        <Button variant="default" leftSection={<CommandIcon name="plus" size={18} />} onClick={add}>
          {m.admin_detail_add()}
        </Button>
      </div>
    </fieldset>
  );
}
