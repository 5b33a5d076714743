import { useEffect, useRef } from 'react';
import { meantKey, typedInto } from '#app/office/components/meant-key.ts';
import { undoLatest } from '#app/office/components/toast.ts';
import { hasSingleKeys } from '#app/office/shell/shortcut-settings.ts';
import type { Picks } from './desk-picks.tsx';
import type { Moves } from './use-moves.ts';

const openDialog = '[role=dialog], [role=alertdialog]';

const press = (name: string) => document.querySelector<HTMLElement>(`[data-desk=${name}]`)?.click();

type KeysParts = { moves: Moves; picks: Picks; openId: string | undefined };

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
      x({ picks, openId }) {
        if (openId) picks.toggle(openId);
        else if (!picks.isOn) picks.begin();
      },
    };
    function follow(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
      if (document.querySelector(openDialog) || !(event.target instanceof HTMLElement)) return;
      const key = meantKey(event);
      const field = event.target.closest<HTMLElement>(typedInto);
      if (key === 'Escape') {
        // What was typed is kept; browsers would empty a search field.
        event.preventDefault();
        if (field) field.blur();
        else latest.current.moves.close();
        return;
      }
      const act = field || !hasSingleKeys() ? undefined : letters[key];
      if (!act) return;
      event.preventDefault();
      act(latest.current);
    }
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  }, []);
}
