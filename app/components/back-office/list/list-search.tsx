import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { Icon } from '#app/components/icon.tsx';
import { m } from '#messages';
import styles from './list-toolbar.module.css';
import type { ListAddress } from './use-list-address.ts';

/** Milliseconds of debounce before a search starts. */
const pause = 250;
const longestSearch = 200;

/** The search field of a list: searches after a pause, or at once with Enter, and keeps the focus. */
export function ListSearch({ address: { q, setQuery } }: { address: Pick<ListAddress, 'q' | 'setQuery'> }) {
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
