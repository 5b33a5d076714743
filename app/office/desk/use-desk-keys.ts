import { useEffect, useRef } from 'react';
import { meantKey, typedInto } from '#app/office/components/meant-key.ts';
import { undoLatest } from '#app/office/components/toast.ts';
import { hasSingleKeys } from '#app/office/shell/shortcut-settings.ts';
import type { Shortcut } from '#app/office/shell/shortcut-sheet.tsx';
import { m } from '#messages';
import type { Picks } from './desk-picks.tsx';
import type { Moves } from './use-moves.ts';

/** The letters of the desk, for the list of shortcuts. */
export const deskShortcuts: readonly Shortcut[] = [
  { keys: ['j'], does: m.desk_next },
  { keys: ['k'], does: m.desk_previous },
  { keys: ['e'], does: m.desk_done },
  { keys: ['r'], does: m.desk_reply },
  { keys: ['n'], does: m.desk_note },
  { keys: ['a'], does: m.desk_owner },
  { keys: ['i'], does: m.desk_invite, needs: '[data-desk=invite]' },
  { keys: ['f'], does: m.admin_filter },
  { keys: ['x'], does: m.desk_pick_several },
  { keys: ['z'], does: m.admin_undo },
];

const openDialog = '[role=dialog], [role=alertdialog]';

const press = (name: string) => document.querySelector<HTMLElement>(`[data-desk=${name}]`)?.click();

type KeysParts = { moves: Moves; picks: Picks };

/** The keys of the desk; letters are off where single keys are switched off. */
export function useDeskKeys(parts: KeysParts): void {
  const latest = useRef(parts);
  latest.current = parts;
  useEffect(() => {
    const letters: Record<string, (now: KeysParts) => void> = {
      j: ({ moves }) => void moves.move(1),
      k: ({ moves }) => void moves.move(-1),
      e: ({ moves }) => void moves.done(),
      z: undoLatest,
      r: () => press('reply'),
      n: () => press('note'),
      i: () => press('invite'),
      f: () => document.querySelector<HTMLElement>('[data-shortcut=filter]')?.click(),
      a({ moves }) {
        const owner = () => document.querySelector<HTMLElement>('[data-desk=owner]');
        if (!owner()?.checkVisibility()) moves.showPerson();
        requestAnimationFrame(() => owner()?.focus());
      },
      x({ moves, picks }) {
        const row = moves.findHere();
        if (row) picks.toggle(row._id);
        else if (!picks.isOn) picks.begin();
      },
    };
    // A dialog that Escape closes is gone by the time that the key arrives here.
    let isOfDialog = false;
    const look = () => {
      isOfDialog = document.querySelector(openDialog) !== null;
    };
    function follow(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
      if (isOfDialog || !(event.target instanceof HTMLElement) || event.target.closest(openDialog)) return;
      const key = meantKey(event);
      const field = event.target.closest<HTMLElement>(typedInto);
      if (key === 'Escape') {
        // What was typed is kept; browsers would empty a search field.
        event.preventDefault();
        if (field) field.blur();
        else if (latest.current.picks.isOn) latest.current.picks.end();
        else latest.current.moves.close();
        return;
      }
      const act = field || !hasSingleKeys() ? undefined : letters[key];
      if (!act) return;
      event.preventDefault();
      act(latest.current);
    }
    window.addEventListener('keydown', look, true);
    document.addEventListener('keydown', follow);
    return () => {
      window.removeEventListener('keydown', look, true);
      document.removeEventListener('keydown', follow);
    };
  }, []);
}
