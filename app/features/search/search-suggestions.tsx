import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import { withImportTimeout } from '#app/components/import-timeout.ts';

type FieldProps = { field: RefObject<HTMLInputElement | null> };

/** Suggestions below a search field; loaded when the field is first focused, and optional. */
export function SearchSuggestions({ field }: FieldProps) {
  const [List, setList] = useState<ComponentType<FieldProps>>();
  useEffect(() => {
    const input = field.current;
    if (!input) return undefined;
    const load = () => {
      // Offline, or after a release removed the file: the form still works.
      withImportTimeout(import('./suggestion-list.tsx')).then(
        ({ SuggestionList }) => setList(() => SuggestionList),
        () => {},
      );
    };
    if (document.activeElement === input) load();
    input.addEventListener('focus', load, { once: true });
    return () => input.removeEventListener('focus', load);
  }, [field]);
  return List && <List field={field} />;
}
