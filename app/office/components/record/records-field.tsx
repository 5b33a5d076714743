import { ActionIcon, Input } from '@mantine/core';
import { useRef } from 'react';
import { CommandIcon } from '#app/office/components/command-icon.tsx';
import { SortableList } from '#app/office/components/sortable/sortable-list.tsx';
import { foreignText } from '#app/ui/i18n/foreign-text.ts';
import { m } from '#messages';
import { linkedName, useLinkedRecords } from '../record-links.ts';
import type { RecordsControl as Field, LinkedRecord, StoredRecord } from './record-field.ts';
import { RecordSearch } from './record-search.tsx';
import styles from './records-field.module.css';
import type { FieldForm } from './use-field-form.ts';

/** The error of the field or of one of its entries. */
const findError = ({ errors }: FieldForm, name: string) =>
  errors[name] ?? Object.entries(errors).find(([path]) => path.startsWith(`${name}.`))?.[1];

type RecordsFieldProps = { form: FieldForm; field: Field; record: StoredRecord | undefined };

/** Other records, chosen by their names and put in order. */
export function RecordsInput({ form, field, record }: RecordsFieldProps) {
  const { name, label, help, of, most, note } = field;
  const group = useRef<HTMLFieldSetElement>(null);
  // As `fieldValuesOf` fills it.
  const ids = form.values[name] as string[];
  const { records, remember } = useLinkedRecords(of, ids);
  const error = findError(form, name);

  function findName(id: string): string {
    const known = records.get(id);
    if (known === null) return m.admin_records_gone();
    return known ? linkedName(of, known).text : m.admin_loading();
  }

  function add(added: LinkedRecord): void {
    remember(added);
    form.insertListItem(name, added._id);
    form.clearFieldError(name);
  }

  function removeAndFocus(place: number): void {
    form.removeListItem(name, place);
    // After a removal the focus moves to the next entry's button, or to the search.
    requestAnimationFrame(() =>
      group.current?.querySelectorAll<HTMLElement>('[data-remove], input[data-add]')[place]?.focus(),
    );
  }

  return (
    <fieldset ref={group} className="stack gap-2">
      <legend className={styles.legend}>{label()}</legend>
      {help && <Input.Description>{help()}</Input.Description>}
      <SortableList
        items={ids}
        keyOf={(id) => id}
        nameOf={findName}
        onMove={(from, to) => form.reorderListItem(name, { from, to })}
        className={styles.chosen}
        itemClassName={styles.entry}
        controlSize={36}
      >
        {(id, place, controls) => {
          const known = records.get(id);
          return (
            <>
              <span
                className={styles.name}
                data-gone={known === null || undefined}
                {...foreignText(known ? linkedName(of, known).language : undefined)}
              >
                {findName(id)}
              </span>
              {known && note?.(known)}
              <span className={styles.controls}>
                {ids.length > 1 && controls}
                <ActionIcon
                  variant="subtle"
                  color="red"
                  size={36}
                  data-remove
                  aria-label={m.admin_remove_named({ name: findName(id) })}
                  onClick={() => removeAndFocus(place)}
                >
                  <CommandIcon name="trash" size={18} />
                </ActionIcon>
              </span>
            </>
          );
        }}
      </SortableList>
      {error && <Input.Error>{error}</Input.Error>}
      {ids.length < most ? (
        <RecordSearch field={field} excluded={[...ids, ...(record ? [record._id] : [])]} onAdd={add} />
      ) : (
        <Input.Description>{m.error_too_many_entries({ max: most })}</Input.Description>
      )}
    </fieldset>
  );
}
