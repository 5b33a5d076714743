import { useEffect, useSyncExternalStore } from 'react';

/** `mark`: what stands before all else, such as a number in brackets; '' for nothing. */
type Named = { name: string; mark: string };

/** What is open above the screen, the topmost last. */
let opened: readonly Named[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Named[]): void {
  opened = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The name of what is open above the screen; '' where nothing is. */
export const openedName = (): string => opened.at(-1)?.name ?? '';

const nothing: Named = { name: '', mark: '' };
const topmost = (): Named => opened.at(-1) ?? nothing;

/** What is open above the screen, for a component, which is drawn again when it changes. */
export const useOpened = (): Named => useSyncExternalStore(subscribe, topmost, () => nothing);

/** Names the tab after a record or a dialog while it is open. */
export function useTabName(name: string, mark = ''): void {
  useEffect(() => {
    const own = { name, mark };
    change([...opened, own]);
    return () => change(opened.filter((other) => other !== own));
  }, [name, mark]);
}
