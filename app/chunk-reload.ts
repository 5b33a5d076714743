import { useEffect, useState } from 'react';
import { trySessionStorage } from './components/browser-storage.ts';
import { isFailedImport } from './route-modules.ts';

// One for each file, so that the next release may reload again; `late-scripts.ts` has the same for the first scripts.
const keyOf = ({ message }: Error): string => `reloaded for ${message}`;

/** Where storage is closed nothing could end a second reload: then none begins. */
function wasReloadedFor(error: Error): boolean {
  return trySessionStorage((storage) => storage.getItem(keyOf(error)) !== null) ?? true;
}

/**
 * Loads the page again. @throws where the site is out of reach, as a reload would end in the browser's own error page, and
 * where storage is full
 */
async function reloadFor(error: Error): Promise<void> {
  await fetch(location.href, { method: 'HEAD' });
  const isNoted = trySessionStorage((storage) => {
    storage.setItem(keyOf(error), '1');
    return true;
  });
  if (!isNoted) throw error;
  location.reload();
}

/** Reloads the page, once for each file, when a piece of its code does not come: a new release may have replaced it. */
export function useReloadOnce(error: unknown): boolean {
  const [isReloading, setIsReloading] = useState(() => isFailedImport(error) && !wasReloadedFor(error));
  useEffect(() => {
    if (isReloading) reloadFor(error as Error).catch(() => setIsReloading(false));
  }, [isReloading, error]);
  return isReloading;
}
