import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '#app/components/icon.tsx';
import { SearchForm } from '#app/components/search-form.tsx';
import { m } from '#messages';
import styles from './search-dialog.module.css';
import { SearchSuggestions } from './search-suggestions.tsx';

/** The search dialog; a modal dialog traps and restores the focus and closes on Escape. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const opened = useRef(key);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector('input')?.focus();
  }, []);
  // The key changes with every navigation, also to the current screen.
  useEffect(() => {
    if (opened.current !== key) dialog.current?.close();
  }, [key]);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={m.nav_search()}
      onClose={onClose}
      // Browsers use the first Escape in a search field to clear it.
      onKeyDown={(event) => event.key === 'Escape' && dialog.current?.close()}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
    >
      <div className={styles.panel}>
        <SearchForm path="/search" label={m.search_label()} buttonLabel={m.search_button()} query="">
          {(field) => <SearchSuggestions field={field} />}
        </SearchForm>
        <button
          type="button"
          className={styles.close}
          aria-label={m.search_close()}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  );
}
