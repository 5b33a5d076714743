import { ActionIcon, Input, Select } from '@mantine/core';
import { useRef, useState } from 'react';
import { CommandIcon } from '#app/office/components/command-icon.tsx';
import { SortableList } from '#app/office/components/sortable/sortable-list.tsx';
import { foreignText } from '#app/ui/i18n/foreign-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import { m } from '#messages';
import type { RecordsField as Field, LinkedRecord, StoredRecord } from './record-field.ts';
import { linkedName, useFoundRecords, useLinkedRecords } from './record-links.ts';
import styles from './records-field.module.css';
import type { FieldForm } from './use-field-form.ts';

type SearchProps = {
  field: Field;
  /** The ids that are not offered: those chosen already, and that of the record itself. */
  excluded: readonly string[];
  onAdd: (record: LinkedRecord) => void;
};

/** Finds records by their name; Enter or a click adds one. */
function RecordSearch({ field: { of, label }, excluded, onAdd }: SearchProps) {
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const found = useFoundRecords(of, typed, isOpen);
  const offered = found.filter(({ _id }) => !excluded.includes(_id));

  function add(id: string): void {
    const record = offered.find(({ _id }) => _id === id);
    if (record) onAdd(record);
    setTyped('');
  }

  return (
    <Select
      data-add
      searchable
      aria-label={m.admin_records_search({ field: label() })}
      placeholder={m.admin_records_placeholder()}
      leftSection={<Icon name="search" size={18} />}
      rightSection={<span />}
      data={offered.map((record) => ({ value: record._id, label: linkedName(of, record).text }))}
      // The server has searched already, and understands more than the letters that are typed.
      filter={({ options }) => options}
      nothingFoundMessage={m.admin_list_nothing_found()}
      value={null}
      searchValue={typed}
      onSearchChange={setTyped}
      onOptionSubmit={add}
      onDropdownOpen={() => setIsOpen(true)}
      onDropdownClose={() => setIsOpen(false)}
      // Enter adds a record here; it does not save the form.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      comboboxProps={{ withinPortal: false }}
    />
  );
}

/** The error of the field or of one of its entries. */
const errorOf = ({ errors }: FieldForm, name: string) =>
  errors[name] ?? Object.entries(errors).find(([path]) => path.startsWith(`${name}.`))?.[1];

type RecordsFieldProps = { form: FieldForm; field: Field; record: StoredRecord | undefined };

/** Other records, chosen by their names and put in order. */
export function RecordsField({ form, field, record }: RecordsFieldProps) {
  const { name, label, help, of, most, note } = field;
  const group = useRef<HTMLFieldSetElement>(null);
  // As `fieldValuesOf` fills it.
  const ids = form.values[name] as string[];
  const { records, remember } = useLinkedRecords(of, ids);
  const error = errorOf(form, name);

  function nameOf(id: string): string {
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
    <fieldset ref={group} className={styles.group}>
      <legend className={styles.legend}>{label()}</legend>
      {help && <Input.Description>{help()}</Input.Description>}
      <SortableList
        items={ids}
        keyOf={(id) => id}
        nameOf={nameOf}
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
                {nameOf(id)}
              </span>
              {known && note?.(known)}
              <span className={styles.controls}>
                {ids.length > 1 && controls}
                <ActionIcon
                  variant="subtle"
                  color="red"
                  size={36}
                  data-remove
                  aria-label={m.admin_remove_named({ name: nameOf(id) })}
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
