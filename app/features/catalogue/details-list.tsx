import { ActionIcon, Button, Input, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { ActIcon } from '#app/components/back-office/act-icon.tsx';
import { BothLanguages, textProps } from '#app/components/back-office/both-languages.tsx';
import { m } from '#messages';
import styles from './catalogue-dialog.module.css';
import type { CatalogueForm } from './catalogue-form.ts';
import { newRow } from './catalogue-record.ts';

// A placeholder is in the language of its field.
const inEnglish = { locale: 'en' } as const;
const inArabic = { locale: 'ar' } as const;

const lists = ['specifications', 'translations.ar.specifications'] as const;

function DetailFields({ form, index }: { form: CatalogueForm; index: number }) {
  const field = (list: string, name: string) => form.getInputProps(`${list}.${index}.${name}`);
  const [english, arabic] = lists;
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
export function DetailsList({ form }: { form: CatalogueForm }) {
  const list = useRef<HTMLFieldSetElement>(null);
  const rows = form.values.specifications;
  const error = form.errors.specifications;

  function add(): void {
    for (const path of lists) form.insertListItem(path, newRow());
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('[data-row]:last-of-type input')?.focus());
  }

  function remove(index: number): void {
    for (const path of lists) form.removeListItem(path, index);
  }

  return (
    <fieldset ref={list} className={styles.details}>
      <legend className={styles.legend}>{m.admin_details()}</legend>
      {rows.map(({ key }, index) => (
        <fieldset key={key} data-row className={styles.row} aria-label={m.admin_detail_number({ number: index + 1 })}>
          <DetailFields form={form} index={index} />
          <ActionIcon
            variant="subtle"
            color="red"
            size={44}
            disabled={rows.length === 1}
            aria-label={m.admin_detail_remove({ number: index + 1 })}
            onClick={() => remove(index)}
          >
            <ActIcon name="trash" />
          </ActionIcon>
        </fieldset>
      ))}
      {error && <Input.Error>{error}</Input.Error>}
      <div>
        <Button variant="default" leftSection={<ActIcon name="plus" size={18} />} onClick={add}>
          {m.admin_detail_add()}
        </Button>
      </div>
    </fieldset>
  );
}
