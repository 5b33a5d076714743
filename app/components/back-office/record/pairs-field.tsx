import { ActionIcon, Button, Input, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { m } from '#messages';
import { BothLanguages, textProps } from '../both-languages.tsx';
import { CommandIcon } from '../command-icon.tsx';
import { newRow } from './field-values.ts';
import styles from './pairs-field.module.css';
import type { PairsField as Field, PairRow } from './record-field.ts';
import type { FieldForm } from './use-field-form.ts';

// A placeholder is in the language of its field.
const inEnglish = { locale: 'en' } as const;
const inArabic = { locale: 'ar' } as const;

const listsOf = (name: string) => [name, `translations.ar.${name}`] as const;

type PairsFieldProps = { form: FieldForm; field: Field };

function RowFields({ form, field: { name }, index }: PairsFieldProps & { index: number }) {
  const field = (list: string, part: string) => form.getInputProps(`${list}.${index}.${part}`);
  const [english, arabic] = listsOf(name);
  return (
    <BothLanguages
      english={
        <div className={styles.rowFields}>
          <TextInput
            aria-label={m.admin_detail_name()}
            placeholder={m.admin_detail_name({}, inEnglish)}
            {...textProps('en')}
            {...field(english, 'name')}
          />
          <TextInput
            aria-label={m.admin_detail_value()}
            placeholder={m.admin_detail_value({}, inEnglish)}
            {...textProps('en')}
            {...field(english, 'value')}
          />
        </div>
      }
      arabic={
        <div className={styles.rowFields}>
          <TextInput
            aria-label={m.admin_detail_name_arabic()}
            placeholder={m.admin_detail_name({}, inArabic)}
            {...textProps('ar')}
            {...field(arabic, 'name')}
          />
          <TextInput
            aria-label={m.admin_detail_value_arabic()}
            placeholder={m.admin_detail_value({}, inArabic)}
            {...textProps('ar')}
            {...field(arabic, 'value')}
          />
        </div>
      }
    />
  );
}

/** The name/value rows; the last one cannot be removed. */
export function PairsField({ form, field }: PairsFieldProps) {
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
          <RowFields form={form} field={field} index={index} />
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
