import { CloseButton, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { m } from '#messages';
import type { ListColumn } from './list-column.ts';
import styles from './list-toolbar.module.css';
import type { ListAddress } from './use-list-address.ts';

type ListToolbarProps = {
  address: ListAddress;
  columns: readonly Pick<ListColumn<never>, 'key' | 'label' | 'isSortable'>[];
  /** Whether column headings sort, where there is room. */
  hasHeadings: boolean;
  children: ReactNode;
};

/** The order as a select, where there are no headings. */
function SortChoice({ address: { sort, setSort }, columns, hasHeadings }: Omit<ListToolbarProps, 'children'>) {
  const choices = columns
    .filter(({ isSortable }) => isSortable)
    .flatMap(({ key, label }) => [
      { value: key, label: m.admin_list_ascending({ label }) },
      { value: `-${key}`, label: m.admin_list_descending({ label }) },
    ]);
  if (choices.length === 0) return null;
  return (
    <NativeSelect
      className={hasHeadings ? styles.orderOfTable : styles.order}
      aria-label={m.admin_list_order()}
      data={choices}
      value={sort}
      onChange={({ currentTarget }) => setSort(currentTarget.value)}
    />
  );
}

/** The toolbar of a list: search, filters, tools and, on a phone or above cards, the order. */
export function ListToolbar({ address, columns, hasHeadings, children }: ListToolbarProps) {
  return (
    <div className={styles.toolbar}>
      <ListSearch address={address} />
      <SortChoice address={address} columns={columns} hasHeadings={hasHeadings} />
      {children}
    </div>
  );
}

/** Milliseconds of debounce before a search starts. */
const pause = 250;
const longestSearch = 200;

/** The search field of a list: searches after a pause, or at once with Enter, and keeps the focus. */
function ListSearch({ address: { q, setQuery } }: { address: Pick<ListAddress, 'q' | 'setQuery'> }) {
  const [text, setText] = useState(q);
  const searchSoon = useDebouncedCallback((typed: string) => setQuery(typed.trim()), pause);
  // Back, forward and "clear" update the field; text being typed is not overwritten by its own earlier search.
  useEffect(() => setText((typed) => (typed.trim() === q || searchSoon.isPending() ? typed : q)), [q, searchSoon]);

  function searchNow(typed: string): void {
    searchSoon.cancel();
    setText(typed);
    setQuery(typed.trim());
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to the HTML checker of the tests yet
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        searchNow(text);
      }}
    >
      <TextInput
        type="search"
        aria-label={m.admin_list_search()}
        placeholder={m.admin_list_search()}
        maxLength={longestSearch}
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        leftSection={<Icon name="search" size={18} />}
        rightSection={text && <CloseButton aria-label={m.admin_list_search_clear()} onClick={() => searchNow('')} />}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          searchSoon(currentTarget.value);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && text) searchNow('');
        }}
      />
    </form>
  );
}
