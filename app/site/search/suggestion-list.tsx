import { useId } from 'react';
import { m } from '#messages';
import { limits } from '#shared/limits.ts';
import { hitGroupNames } from '#shared/search/search-groups.ts';
import markStyles from './marked-words.module.css';
import { searchLabel } from './search-labels.ts';
import styles from './suggestion-list.module.css';

/**
 * The empty list below a search field, with the words and the pieces of markup that `islands/suggestions.ts` fills it
 * with while words are typed.
 */
export function SuggestionList() {
  const words = {
    kinds: Object.fromEntries(hitGroupNames.map((name) => [name, searchLabel(name)])),
    all: m.search_all_results({ query: '{query}' }),
    // By number: the browser knows no plural forms.
    counts: Array.from({ length: limits.suggestions + 1 }, (_, count) => m.search_instant_count({ count })),
  };
  return (
    <>
      <div
        className={`panel ${styles.list}`}
        id={useId()}
        role="listbox"
        aria-label={m.search_instant()}
        data-island="suggestions"
        data-words={JSON.stringify(words)}
        hidden
      >
        <template>
          <div className={styles.entry} role="option" tabIndex={-1} aria-selected={false}>
            <span>
              <mark className={markStyles.mark} />
            </span>
            <span className={styles.kind} />
          </div>
        </template>
      </div>
      <span className="visually-hidden" role="status" />
    </>
  );
}
