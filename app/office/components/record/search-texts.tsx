import { Suspense, useState } from 'react';
import { lazyPart } from '#app/ui/import-timeout.ts';
import { m } from '#messages';
import { languages } from '#shared/language.ts';
import { searchTextFields } from '#shared/site/search-texts.ts';
import styles from './search-texts.module.css';
import type { SearchTextsOf } from './search-texts-fields.tsx';

// Loaded when they are opened.
const SearchTextsFields = lazyPart(() => import('./search-texts-fields.tsx'), 'SearchTextsFields');

type SearchTextsProps = Omit<SearchTextsOf, 'prefix'> & {
  prefix?: string;
  /** The group label; default 'In search engines'. */
  label?: string;
  onOpen?: (() => void) | undefined;
};

/** The texts for search engines and link previews in both languages, with a preview. */
export function SearchTextsGroup({ form, prefix = '', label, page, words, onOpen }: SearchTextsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const fields = languages.flatMap((language) =>
    searchTextFields.map((field) => (language === 'ar' ? 'translations.ar.' : '') + prefix + field),
  );
  const hasFault = fields.some((field) => form.getInputProps(field).error);
  return (
    <details
      className="box"
      open={isOpen || hasFault}
      onToggle={({ currentTarget }) => {
        setIsOpen(currentTarget.open);
        if (currentTarget.open) onOpen?.();
      }}
    >
      <summary className={styles.summary}>{label ?? m.search_texts_title()}</summary>
      {(isOpen || hasFault) && (
        <Suspense>
          <SearchTextsFields form={form} prefix={prefix} page={page} words={words} />
        </Suspense>
      )}
    </details>
  );
}
