import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import { inTime } from '#app/components/in-time.ts';

type FieldProps = { field: RefObject<HTMLInputElement | null> };

/** Suggestions under a search field; their code comes when the field is first entered, and the form works without. */
export function SearchSuggestions({ field }: FieldProps) {
  const [List, setList] = useState<ComponentType<FieldProps>>();
  useEffect(() => {
    const input = field.current;
    if (!input) return undefined;
    const load = () => {
      // Offline, or after a release that took the file away: the form still leads to the results.
      inTime(import('./suggestion-list.tsx')).then(
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
