import { type ReactNode, useId } from 'react';
import { localPath } from '#app/ui/i18n/paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import styles from './search-form.module.css';

type SearchFormProps = {
  /** The results screen for `?q=`, without language prefix. */
  path: string;
  label: string;
  buttonLabel: string;
  query: string | undefined;
  /** The filter kept by the search, and others by their parameters. */
  category?: string | undefined;
  kept?: Readonly<Record<string, string>> | undefined;
  /** Whether the label stands in the field instead of above it. */
  isShort?: boolean;
  /** The content below the field. */
  children?: ReactNode;
};

/** A search field that leads to the results: works without JavaScript, can be shared, and keeps the scroll position. */
export function SearchForm(props: SearchFormProps) {
  const { path, label, buttonLabel, query = '', category, kept = {}, isShort = false, children } = props;
  const field = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> around the form would be one more element to style
    <form method="get" action={localPath(path)} role="search" className={`stack gap-2 ${styles.form}`} data-stays>
      <label htmlFor={field} className={isShort ? 'visually-hidden' : undefined}>
        {label}
      </label>
      {category && <input type="hidden" name="category" value={category} />}
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.row}>
        <input
          id={field}
          type="search"
          name="q"
          defaultValue={query}
          placeholder={isShort ? label : undefined}
          autoComplete="off"
        />
        <button type="submit" className="button">
          <Icon name="search" />
          <span className={styles.buttonLabel}>{buttonLabel}</span>
        </button>
        {children}
      </div>
    </form>
  );
}
