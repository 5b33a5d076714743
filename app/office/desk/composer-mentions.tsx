import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { indexAfterKey } from '#app/office/components/index-after-key.ts';
import { readSession } from '#app/office/components/session.ts';
import { m } from '#messages';
import type { DeskList } from '#shared/leads/desk.ts';
import styles from './composer.module.css';

type MentionsProps = {
  text: string;
  field: RefObject<HTMLTextAreaElement | null>;
  colleagues: DeskList['colleagues'];
  onChange: (text: string) => void;
};

const mostShown = 6;
/** An @ and what was typed after it, at the end of a text. */
const begun = /(?<![\p{L}\p{N}])@([^\s@][^@\n]*)?$/u;

/** Suggests other colleagues while an @ is typed: what the field takes, and the list below it. */
export function useMentions({ text, field, colleagues, onChange }: MentionsProps) {
  const id = useId();
  const [caret, setCaret] = useState(0);
  const [place, setPlace] = useState(0);
  const [closedAt, setClosedAt] = useState('');
  const own = readSession()?.user.username;
  const before = text.slice(0, caret);
  const typed = begun.exec(before);
  const start = typed ? caret - typed[0].length : -1;
  const wanted = (typed?.[1] ?? '').toLowerCase();
  const found =
    typed && closedAt !== before
      ? colleagues
          .filter(({ username }) => username !== own && username.toLowerCase().startsWith(wanted))
          .slice(0, mostShown)
      : [];
  const current = found[Math.min(place, found.length - 1)];

  function choose(username: string): void {
    const written = `${text.slice(0, start)}@${username} `;
    onChange(written + text.slice(caret).trimStart());
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(written.length, written.length);
      setCaret(written.length);
    });
    setPlace(0);
  }

  /** @returns whether the key was for the list */
  function follow(event: KeyboardEvent): boolean {
    if (!current) return false;
    const next = indexAfterKey(event.key, found.indexOf(current), found.length);
    if (next !== undefined) setPlace(next);
    else if ((event.key === 'Enter' && !event.ctrlKey && !event.metaKey) || event.key === 'Tab') {
      choose(current.username);
    } else if (event.key === 'Escape') setClosedAt(before);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  return {
    follow,
    onSelect: () => setCaret(field.current?.selectionStart ?? 0),
    field: {
      'aria-autocomplete': 'list',
      ...(current && { 'aria-controls': id, 'aria-activedescendant': `${id}-${current._id}` }),
    } as const,
    list: current && (
      <div className={styles.mentions} id={id} role="listbox" aria-label={m.desk_mention()}>
        {found.map(({ _id, username }) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are followed in the field
          <div
            key={_id}
            id={`${id}-${_id}`}
            role="option"
            tabIndex={-1}
            aria-selected={_id === current._id}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(username)}
          >
            <bdi>{username}</bdi>
          </div>
        ))}
      </div>
    ),
  };
}
