import { Loader, Modal, TextInput } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { readApi } from '#app/office/components/api-client.ts';
import { indexAfterKey } from '#app/office/components/index-after-key.ts';
import { DidYouMean } from '#app/office/components/list/did-you-mean.tsx';
import { useRead } from '#app/office/components/use-read.ts';
import { formatDate } from '#app/ui/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { m } from '#messages';
import { type DashboardRecord, foundRecordsAnswer } from '#shared/leads/dashboard.ts';
import { deskPath } from '#shared/leads/lead.ts';
import { limits } from '#shared/limits.ts';
import { findSections } from './find-sections.ts';
import styles from './palette-list.module.css';
import { ownSections, placeOfSection } from './sections.ts';

/** The command palette: finds sections and records by words; arrows select, Enter opens. */
export function Palette({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const navigate = useNavigate();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const { records, isSearching = false, failure } = useFoundRecords(text);
  const entries = paletteEntries(text, records);
  const index = Math.min(chosen, entries.length - 1);
  const isEmpty = entries.length === 0 && !isSearching && !failure;
  const optionId = (place: number) => `${listId}-${place}`;

  function go(to: string): void {
    onClose();
    void navigate(to);
  }

  function take(words: string): void {
    setText(words);
    field.current?.focus();
  }

  function followKey(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing || entries.length === 0) return;
    const next = indexAfterKey(event.key, index, entries.length);
    const entry = event.key === 'Enter' ? entries[index] : undefined;
    if (next === undefined && !entry) return;
    event.preventDefault();
    if (next !== undefined) setChosen(next);
    if (entry) go(entry.to);
  }

  return (
    <Modal opened onClose={onClose} title={m.admin_palette()} size="lg">
      <TextInput
        ref={field}
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
      <p role="status">{isEmpty && m.admin_palette_none()}</p>
      {isEmpty && <DidYouMean query={text} onTake={take} />}
    </Modal>
  );
}

type PaletteListProps = {
  id: string;
  entries: PaletteEntry[];
  /** The index of the active entry. */
  chosen: number;
  optionId: (index: number) => string;
  onGo: (to: string) => void;
  onChoose: (index: number) => void;
};

/** The listbox of the palette; the focus stays in the field. */
function PaletteList({ id, entries, chosen, optionId, onGo, onChoose }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[chosen]?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <div ref={list} id={id} role="listbox" aria-label={m.admin_palette()} className={styles.list}>
      {entries.map(({ id: key, to, label, note }, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field above has the focus and follows the keys
        <div
          key={key}
          id={optionId(index)}
          role="option"
          aria-selected={index === chosen}
          className={styles.entry}
          onClick={() => onGo(to)}
          onMouseMove={() => onChoose(index)}
        >
          <span className={`cut ${styles.label}`} dir="auto">
            {label}
          </span>
          <span className={styles.note}>{note}</span>
        </div>
      ))}
    </div>
  );
}

/** Milliseconds of debounce before the request. */
const pause = 180;

/** The records containing every word of `text`; earlier results stay until the new ones arrive. */
function useFoundRecords(text: string) {
  const q = text.trim();
  const { value, failure, isCurrent } = useRead(
    q,
    (_, signal) => readApi(`/records?${new URLSearchParams({ q })}`, foundRecordsAnswer, { signal }),
    { pause },
  );
  return q ? { records: value ?? [], isSearching: !isCurrent, failure } : { records: [] };
}

/** A destination: a section, a lead with what it is known by, or another record with its section as `note`. */
type PaletteEntry = { id: string; to: string; label: string; note: ReactNode };

/** The sections that `text` names (all for an empty text), and the found records. */
function paletteEntries(text: string, records: DashboardRecord[]): PaletteEntry[] {
  const named = findSections(ownSections(), text);
  const toSections = named.map(({ to, label }) => ({ id: to, to, label: label(), note: m.admin_palette_sections() }));
  const toRecords = records.flatMap(({ _id, section, title, reference, company, at }): PaletteEntry[] => {
    const place = placeOfSection(section, _id);
    if (!place) return [];
    const id = section + _id;
    if (!reference) return [{ id, to: place.to, label: title, note: place.label }];
    const note = (
      <>
        {company && (
          <>
            <bdi>{company}</bdi> ·{' '}
          </>
        )}
        <bdi>{reference}</bdi> · {formatDate(at)}
      </>
    );
    return [{ id, to: deskPath(reference), label: title || reference, note }];
  });
  return [...toSections, ...toRecords];
}
