import { SiteLink } from '#app/site/components/site-link.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { m } from '#messages';
import styles from './search-dialog.module.css';
import { SearchForm } from './search-form.tsx';
import { SuggestionList } from './suggestion-list.tsx';

const dialogId = 'search-dialog';

/** The header's search: a link to the search page, and with scripts the dialog beside it (`islands/dialog.ts`). */
export function SearchTool({ className }: { className: string }) {
  return (
    <>
      <SiteLink
        to="/search"
        className={className}
        aria-label={m.nav_search()}
        title={m.nav_search()}
        data-island="search-link"
      >
        <Icon name="search" />
      </SiteLink>
      <dialog id={dialogId} className={styles.dialog} aria-label={m.nav_search()} data-island="dialog">
        <div className={styles.panel}>
          <SearchForm path="/search" label={m.search_label()} buttonLabel={m.search_button()} query="">
            <SuggestionList />
          </SearchForm>
          <button
            type="button"
            className="icon-button"
            aria-label={m.search_close()}
            {...{ command: 'close', commandfor: dialogId }}
          >
            <Icon name="close" />
          </button>
        </div>
      </dialog>
    </>
  );
}
