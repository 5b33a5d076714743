import { Loader, Modal, TextInput } from '@mantine/core';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { Icon } from '#app/components/icon.tsx';
import { m } from '#messages';
import { limits } from '#shared/limits.ts';
import { paletteEntries } from './palette-entries.ts';
import { PaletteList } from './palette-list.tsx';
import { useFoundRecords } from './use-found-records.ts';

/** The index an arrow key moves to; undefined for other keys. */
function indexAfter(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return (index - 1 + count) % count;
  return undefined;
}

/** The command palette: finds sections and records by words; arrows select, Enter opens. */
export function Palette({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const navigate = useNavigate();
  const listId = useId();
  const { records, isSearching, failure } = useFoundRecords(text);
  const entries = paletteEntries(text, records);
  const index = Math.min(chosen, entries.length - 1);
  const optionId = (place: number) => `${listId}-${place}`;

  function go(to: string): void {
    onClose();
    void navigate(to);
  }

  function followKey(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing || entries.length === 0) return;
    const next = indexAfter(event.key, index, entries.length);
    const entry = event.key === 'Enter' ? entries[index] : undefined;
    if (next === undefined && !entry) return;
    event.preventDefault();
    if (next !== undefined) setChosen(next);
    if (entry) go(entry.to);
  }

  return (
    <Modal opened onClose={onClose} title={m.admin_palette()} size="lg">
      <TextInput
        data-autofocus
        role="combobox"
        aria-label={m.admin_palette_search()}
        aria-autocomplete="list"
        aria-expanded={entries.length > 0}
        aria-controls={listId}
        {...(entries.length > 0 && { 'aria-activedescendant': optionId(index) })}
        placeholder={m.admin_palette_search()}
        autoComplete="off"
        maxLength={limits.search}
        value={text}
        leftSection={<Icon name="search" size={18} />}
        rightSection={isSearching && <Loader size={18} />}
        error={failure}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setChosen(0);
        }}
        onKeyDown={followKey}
      />
      <PaletteList id={listId} entries={entries} chosen={index} optionId={optionId} onGo={go} onChoose={setChosen} />
      <p role="status">{entries.length === 0 && !isSearching && !failure && m.admin_palette_none()}</p>
    </Modal>
  );
}
