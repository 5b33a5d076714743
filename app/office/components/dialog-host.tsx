import { type ComponentType, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { withImportTimeout } from '#app/ui/import-timeout.ts';

type Host = ComponentType<{ children: ReactNode }>;

let host: Host | undefined;
const listeners = new Set<() => void>();
let isListening: () => void;
const listening = new Promise<void>((resolve) => {
  isListening = resolve;
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Loads and mounts what shows dialogs that are opened by calls (`modals.open`); until then such calls do nothing. */
export async function needDialogHost(): Promise<void> {
  host ??= (await withImportTimeout(import('./late-dialogs.tsx'))).ModalsProvider;
  for (const listener of listeners) listener();
  return listening;
}

/** Where dialogs that are opened by calls appear; loaded with the first of them, so that screens load faster. */
export function DialogHost() {
  const Loaded = useSyncExternalStore(
    subscribe,
    () => host,
    () => undefined,
  );
  return (
    Loaded && (
      <Loaded>
        <Listening />
      </Loaded>
    )
  );
}

/** Runs when the host around it is mounted. */
function Listening() {
  useEffect(() => isListening(), []);
  return null;
}
