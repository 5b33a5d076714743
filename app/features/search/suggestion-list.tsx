import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { localPath } from '#app/i18n/paths.ts';
import { m } from '#messages';
import { MarkedWords } from './marked-words.tsx';
import styles from './suggestion-list.module.css';
import { type Suggestion, useSuggestions } from './use-suggestions.ts';

type FieldRef = RefObject<HTMLInputElement | null>;
type Keys = {
  count: number;
  active: number;
  setActive: (active: number) => void;
  close: () => void;
  choose: () => void;
};

/** The keys of a combobox with a list (WAI-ARIA): arrows move, Enter opens, Escape closes the list before anything else. */
function useKeys(field: FieldRef, keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const input = field.current;
    const onKeyDown = (event: KeyboardEvent) => {
      const { count, active, setActive, close, choose } = latest.current;
      if (count === 0 || event.isComposing) return;
      // Cycles from -1 (the field) through the list and back.
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step) setActive(((active + 1 + step + count + 1) % (count + 1)) - 1);
      else if (event.key === 'Escape') close();
      else if (event.key === 'Enter' && active >= 0) choose();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    input?.addEventListener('keydown', onKeyDown);
    return () => input?.removeEventListener('keydown', onKeyDown);
  }, [field]);
}

/** ARIA attributes of the field. */
function useComboboxRole(
  field: FieldRef,
  { id, isOpen, active }: { id: string; isOpen: boolean; active: number },
): void {
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const state = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isOpen),
      'aria-controls': id,
      'aria-activedescendant': isOpen && active >= 0 ? `${id}-${active}` : '',
    };
    for (const [name, value] of Object.entries(state)) {
      if (value) input.setAttribute(name, value);
      else input.removeAttribute(name);
    }
  }, [field, id, isOpen, active]);
}

/** Whether the list is open: closed by Escape or blur, reopened with new results. */
function useOpen(field: FieldRef, suggestions: Suggestion[] | undefined) {
  const [closedFor, setClosedFor] = useState<Suggestion[]>();
  const close = () => setClosedFor(suggestions);
  useEffect(() => {
    const input = field.current;
    const leave = () => setClosedFor(suggestions);
    const enter = () => setClosedFor(undefined);
    input?.addEventListener('blur', leave);
    input?.addEventListener('focus', enter);
    return () => {
      input?.removeEventListener('blur', leave);
      input?.removeEventListener('focus', enter);
    };
  }, [field, suggestions]);
  return { isOpen: Boolean(suggestions?.length) && closedFor !== suggestions, close };
}

/** What can be gone to at once while words are typed. */
export function SuggestionList({ field }: { field: FieldRef }) {
  const id = useId();
  const navigate = useNavigate();
  const suggestions = useSuggestions(field);
  const { isOpen, close } = useOpen(field, suggestions);
  const [chosen, setChosen] = useState({ index: -1, of: suggestions });
  const active = chosen.of === suggestions ? chosen.index : -1;
  const shown = isOpen && suggestions ? suggestions : [];
  const go = ({ to }: Suggestion) => {
    close();
    void navigate(localPath(to));
  };
  useKeys(field, {
    count: shown.length,
    active,
    setActive: (index) => setChosen({ index, of: suggestions }),
    close,
    choose: () => shown[active] && go(shown[active]),
  });
  useComboboxRole(field, { id, isOpen, active });
  return (
    <>
      <div className={styles.list} id={id} role="listbox" aria-label={m.search_instant()} hidden={!isOpen}>
        {shown.map((suggestion, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and its keys choose
          <div
            key={suggestion.to}
            id={`${id}-${index}`}
            className={styles.entry}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => go(suggestion)}
          >
            <span>
              <MarkedWords pieces={suggestion.title} />
            </span>
            <span className={styles.kind}>{suggestion.kind}</span>
          </div>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {suggestions && (shown.length > 0 ? m.search_instant_count({ count: shown.length - 1 }) : '')}
      </p>
    </>
  );
}
