import { useEffect, useState } from 'react';
import { trySessionStorage } from './components/browser-storage.ts';
import { isFailedImport } from './route-modules.ts';

// One flag per file, so that the next release may reload again; `deferred-scripts.ts` has the same for the first scripts.
const keyOf = ({ message }: Error): string => `reloaded for ${message}`;

/** Without storage a reload loop could not be prevented, so there is no reload. */
function wasReloadedFor(error: Error): boolean {
  return trySessionStorage((storage) => storage.getItem(keyOf(error)) !== null) ?? true;
}

/**
 * Reloads the page. @throws when the site is unreachable, since a reload would show the browser's error page, and when
 * storage is full
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

/** Reloads the page, once per file, when a chunk fails to load, since a new release may have replaced it. */
export function useReloadOnce(error: unknown): boolean {
  const [isReloading, setIsReloading] = useState(() => isFailedImport(error) && !wasReloadedFor(error));
  useEffect(() => {
    if (isReloading) reloadFor(error as Error).catch(() => setIsReloading(false));
  }, [isReloading, error]);
  return isReloading;
}
