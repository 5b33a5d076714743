import { TextInput } from '@mantine/core';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { indexAfterKey } from '#app/office/components/index-after-key.ts';
import { foreignText } from '#app/ui/i18n/foreign-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import { m } from '#messages';
import { linkedName, useFoundRecords } from '../record-links.ts';
import type { RecordsControl as Field, LinkedRecord } from './record-field.ts';
import styles from './record-search.module.css';

type RecordSearchProps = {
  field: Field;
  /** The ids that are not offered: those chosen already, and that of the record itself. */
  excluded: readonly string[];
  onAdd: (record: LinkedRecord) => void;
};

/**
 * Finds records by their name; Enter or a click adds one. Mantine's `Select` is not used: after the server's answer has
 * replaced the options, its `aria-activedescendant` names one of the earlier ones, and its popover weighs 10 KB.
 */
export function RecordSearch({ field: { of, label }, excluded, onAdd }: RecordSearchProps) {
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const listId = useId();
  const name = m.admin_records_search({ field: label() });
  const { value: records, failure } = useFoundRecords(of, typed, isOpen);
  const offered = (records ?? []).filter(({ _id }) => !excluded.includes(_id));
  const index = Math.min(active, offered.length - 1);
  const optionId = (place: number) => `${listId}-${place}`;
  const activeId = isOpen && index >= 0 ? optionId(index) : undefined;

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function type(text: string): void {
    setTyped(text);
    setActive(0);
    setIsOpen(true);
  }

  function add(record: LinkedRecord | undefined): void {
    if (!record) return;
    onAdd(record);
    type('');
    setIsOpen(false);
  }

  function followKey(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') setIsOpen(false);
    // Enter adds a record here; it does not save the form.
    if (event.key === 'Enter') {
      event.preventDefault();
      if (isOpen) add(offered[index]);
    }
    const next = indexAfterKey(event.key, index, offered.length);
    if (next === undefined) return;
    event.preventDefault();
    if (isOpen) setActive(next);
    else setIsOpen(true);
  }

  return (
    <div className={styles.search}>
      <TextInput
        data-add
        role="combobox"
        aria-label={name}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen && offered.length > 0 ? listId : undefined}
        aria-activedescendant={activeId}
        placeholder={m.admin_records_placeholder()}
        autoComplete="off"
        leftSection={<Icon name="search" size={18} />}
        value={typed}
        error={isOpen && failure}
        // Escape closes the list, not the dialog around it.
        data-mantine-stop-propagation={isOpen || undefined}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onFocus={() => setIsOpen(true)}
        onClick={() => setIsOpen(true)}
        onBlur={() => setIsOpen(false)}
        onKeyDown={followKey}
      />
      {isOpen && records && offered.length === 0 && (
        <p className={`box ${styles.list}`}>{m.admin_list_nothing_found()}</p>
      )}
      {isOpen && offered.length > 0 && (
        <div id={listId} role="listbox" aria-label={name} className={`box ${styles.list}`}>
          {offered.map((record, place) => {
            const { text, language } = linkedName(of, record);
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field above has the focus and follows the keys
              <div
                key={record._id}
                id={optionId(place)}
                role="option"
                aria-selected={place === index}
                className={styles.option}
                // The field keeps the focus.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => add(record)}
                onMouseMove={() => setActive(place)}
                {...foreignText(language)}
              >
                {text}
              </div>
            );
          })}
        </div>
      )}
    </div>
  );
}
