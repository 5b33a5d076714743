import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { indexAfterKey } from '#app/office/components/index-after-key.ts';
import { foreignText } from '#app/ui/i18n/foreign-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import { m } from '#messages';
import type { RecordsField as Field, LinkedRecord } from './record-field.ts';
import { linkedName, useFoundRecords } from './record-links.ts';
import styles from './records-field.module.css';

type RecordSearchProps = {
  field: Field;
  /** The ids that are not offered: those chosen already, and that of the record itself. */
  excluded: readonly string[];
  onAdd: (record: LinkedRecord) => void;
};

/**
 * Finds records by their name; Enter or a click adds one. Mantine's `Select` is not used: its `aria-activedescendant`
 * and its active option are those of the earlier list once the server's answer has replaced the options.
 */
export function RecordSearch({ field: { of, label }, excluded, onAdd }: RecordSearchProps) {
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const listId = useId();
  const combobox = useCombobox();
  const isOpen = combobox.dropdownOpened;
  const offered = useFoundRecords(of, typed, isOpen).filter(({ _id }) => !excluded.includes(_id));
  const index = Math.min(active, offered.length - 1);
  const optionId = (place: number) => `${listId}-${place}`;
  const activeId = isOpen && index >= 0 ? optionId(index) : undefined;

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function type(text: string): void {
    setTyped(text);
    setActive(0);
    combobox.openDropdown();
  }

  function add(record: LinkedRecord | undefined): void {
    if (!record) return;
    onAdd(record);
    setTyped('');
    setActive(0);
    combobox.closeDropdown();
  }

  function followKey(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') combobox.closeDropdown();
    // Enter adds a record here; it does not save the form.
    if (event.key === 'Enter') {
      event.preventDefault();
      if (isOpen) add(offered[index]);
    }
    const next = indexAfterKey(event.key, index, offered.length);
    if (next === undefined) return;
    event.preventDefault();
    if (isOpen) setActive(next);
    else combobox.openDropdown();
  }

  return (
    <Combobox store={combobox} withinPortal={false} onOptionSubmit={(id) => add(offered.find(({ _id }) => _id === id))}>
      <Combobox.Target withAriaAttributes={false} withKeyboardNavigation={false}>
        <TextInput
          data-add
          role="combobox"
          aria-label={m.admin_records_search({ field: label() })}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen && offered.length > 0 ? listId : undefined}
          aria-activedescendant={activeId}
          placeholder={m.admin_records_placeholder()}
          autoComplete="off"
          leftSection={<Icon name="search" size={18} />}
          value={typed}
          // Escape closes the list, not the dialog around it.
          data-mantine-stop-propagation={isOpen || undefined}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onFocus={() => combobox.openDropdown()}
          onClick={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
          onKeyDown={followKey}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        {offered.length === 0 && <Combobox.Empty>{m.admin_list_nothing_found()}</Combobox.Empty>}
        {offered.length > 0 && (
          <Combobox.Options
            id={listId}
            aria-label={m.admin_records_search({ field: label() })}
            className={styles.options}
          >
            {offered.map((record, place) => {
              const { text, language } = linkedName(of, record);
              return (
                <Combobox.Option
                  key={record._id}
                  id={optionId(place)}
                  value={record._id}
                  selected={place === index}
                  aria-selected={place === index}
                  onMouseMove={() => setActive(place)}
                  {...foreignText(language)}
                >
                  {text}
                </Combobox.Option>
              );
            })}
          </Combobox.Options>
        )}
      </Combobox.Dropdown>
    </Combobox>
  );
}
