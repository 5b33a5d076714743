import { useEffect, useSyncExternalStore } from 'react';

type Named = { name: string };

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

/** The same for a component, which is drawn again when it changes. */
export const useOpenedName = (): string => useSyncExternalStore(subscribe, openedName, () => '');

/** Names the tab after a record or a dialog while it is open. */
export function useTabName(name: string): void {
  useEffect(() => {
    const own = { name };
    change([...opened, own]);
    return () => change(opened.filter((other) => other !== own));
  }, [name]);
}
