import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { Form } from 'react-router';
import { localPath } from '#app/i18n/paths.ts';
import { Icon } from './icon.tsx';
import styles from './search-form.module.css';

type SearchFormProps = {
  /** The results screen for `?q=`, without language prefix. */
  path: string;
  label: string;
  buttonLabel: string;
  query: string | undefined;
  /** The filter kept by the search. */
  category?: string | undefined;
  /** The content below the field, which depends on the input. */
  children?: (field: RefObject<HTMLInputElement | null>) => ReactNode;
};

/** A search field that updates the address: works without JavaScript, can be shared, and keeps the scroll position. */
export function SearchForm({ path, label, buttonLabel, query = '', category, children }: SearchFormProps) {
  const field = useId();
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(query);
  // Navigating back updates the field, which keeps the focus. Input typed before hydration, or while loading, stays.
  useEffect(() => {
    if (input.current?.value === shown.current) input.current.value = query;
    shown.current = query;
  }, [query]);
  return (
    <Form
      method="get"
      action={localPath(path)}
      role="search"
      className={styles.form}
      preventScrollReset
      state={{ staysOnScreen: true }}
    >
      <label htmlFor={field}>{label}</label>
      {category && <input type="hidden" name="category" value={category} />}
      <div className={styles.row}>
        <input ref={input} id={field} type="search" name="q" defaultValue={query} autoComplete="off" />
        <button type="submit" className="button">
          <Icon name="search" />
          <span className={styles.buttonLabel}>{buttonLabel}</span>
        </button>
        {children?.(input)}
      </div>
    </Form>
  );
}
