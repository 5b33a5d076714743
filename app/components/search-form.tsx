import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { Form } from 'react-router';
import { localPath } from '#app/i18n/paths.ts';
import { Icon } from './icon.tsx';
import styles from './search-form.module.css';

type SearchFormProps = {
  /** The screen that shows the results under `?q=`, without language prefix. */
  path: string;
  label: string;
  buttonLabel: string;
  query: string | undefined;
  /** The filter that the search stays within. */
  category?: string | undefined;
  /** What stands under the field and goes by what is typed. */
  children?: (field: RefObject<HTMLInputElement | null>) => ReactNode;
};

/** Asks for words and puts them into the address: works without JavaScript, can be shared and stays where one is. */
export function SearchForm({ path, label, buttonLabel, query = '', category, children }: SearchFormProps) {
  const field = useId();
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(query);
  // Going back to an address puts its words back into the field, which keeps the focus meanwhile. What was typed
  // before the page came alive, or while an answer was on its way, stays.
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
