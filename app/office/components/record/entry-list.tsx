import { ActionIcon, Button, Input } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { CommandIcon } from '#app/office/components/command-icon.tsx';
import { SortableList } from '#app/office/components/sortable/sortable-list.tsx';
import { m } from '#messages';
import styles from './entry-list.module.css';
import { FieldInput } from './field-input.tsx';
import { toArabicEntry, toEntry } from './field-values.ts';
import type { EntryField, EntryValue, ListField } from './record-field.ts';
import type { FieldForm } from './use-field-form.ts';

const isWide = ({ type }: EntryField) => type === 'text' || type === 'image';

/** The fields of an entry; the field of a text-only entry has the entry's label. */
function EntryFields({ form, field, place }: Pick<EntryProps, 'form' | 'field' | 'place'>) {
  const isText = field.type === 'texts';
  return (
    <div className={styles.fields}>
      {field.fields.map((one) => (
        <div key={one.name} data-wide={isWide(one) || undefined}>
          <FieldInput
            form={form}
            field={one}
            path={`${field.name}.${place}.${one.name}`}
            label={isText ? field.entry({ number: place + 1 }) : one.label()}
            isLabelHidden={isText}
          />
        </div>
      ))}
    </div>
  );
}

type EntryProps = {
  form: FieldForm;
  field: ListField;
  place: number;
  /** The drag handle and the move buttons. */
  controls: ReactNode;
  onRemove: () => void;
};

function Entry({ form, field, place, controls, onRemove }: EntryProps) {
  const name = field.entry({ number: place + 1 });
  return (
    <fieldset className={`box ${styles.entry}`} aria-label={name}>
      <div className={styles.bar}>
        <span className={styles.name}>{name}</span>
        {controls}
        {!field.isFixed && (
          <ActionIcon
            variant="subtle"
            color="red"
            size={36}
            data-remove
            aria-label={m.admin_remove_named({ name })}
            onClick={onRemove}
          >
            <CommandIcon name="trash" size={18} />
          </ActionIcon>
        )}
      </div>
      <EntryFields form={form} field={field} place={place} />
    </fieldset>
  );
}

/** Edits a list and its Arabic, which has the same order. */
function useEntries(form: FieldForm, field: ListField) {
  const english = field.name;
  const arabic = `translations.ar.${english}`;
  return {
    entries: form.values[english] as EntryValue[],
    add(): void {
      form.insertListItem(english, toEntry(field));
      form.insertListItem(arabic, toArabicEntry(field));
    },
    remove(place: number): void {
      for (const path of [english, arabic]) form.removeListItem(path, place);
    },
    move(from: number, to: number): void {
      for (const path of [english, arabic]) form.reorderListItem(path, { from, to });
    },
  };
}

/** A bilingual list: entries can be added, removed and reordered. */
export function EntryList({ form, field }: { form: FieldForm; field: ListField }) {
  const group = useRef<HTMLFieldSetElement>(null);
  const { entries, add, remove, move } = useEntries(form, field);
  const error = form.errors[field.name] ?? form.errors[`translations.ar.${field.name}`];
  function addAndFocus(): void {
    add();
    const first = 'li:last-child :is(input, textarea, select)';
    requestAnimationFrame(() => group.current?.querySelector<HTMLElement>(first)?.focus());
  }

  function removeAndFocus(place: number): void {
    remove(place);
    // After a removal the focus moves to the next entry's button, or to the add button.
    requestAnimationFrame(() =>
      group.current?.querySelectorAll<HTMLElement>('[data-remove], [data-add]')[place]?.focus(),
    );
  }

  return (
    <fieldset ref={group} className={styles.group}>
      <legend className={styles.legend}>{field.label()}</legend>
      {field.help && <Input.Description>{field.help()}</Input.Description>}
      <SortableList
        items={entries}
        keyOf={({ entryId }) => entryId}
        nameOf={(_, place) => field.entry({ number: place + 1 })}
        onMove={move}
        className={`stack gap-3 ${styles.entries}`}
        controlSize={36}
      >
        {(_, place, controls) => (
          <Entry form={form} field={field} place={place} controls={controls} onRemove={() => removeAndFocus(place)} />
        )}
      </SortableList>
      {error && <Input.Error>{error}</Input.Error>}
      {!field.isFixed && !(field.most !== undefined && entries.length >= field.most) && (
        <Button variant="default" data-add leftSection={<CommandIcon name="plus" size={18} />} onClick={addAndFocus}>
          {field.add()}
        </Button>
      )}
    </fieldset>
  );
}
