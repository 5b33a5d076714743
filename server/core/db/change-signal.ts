import { join } from 'node:path';
import type { ChangeSource, Changes } from './change-source.ts';
import { postgresChanges } from './engines/postgres-changes.ts';
import { sqliteChanges } from './engines/sqlite-changes.ts';

export type { Changes } from './change-source.ts';

/** Signals which tables changed, in any process: own changes at once, others within a second. */
export type ChangeSignal = ChangeSource & {
  /** `listener` is called after the commit; it must not throw. @returns the unsubscribe function */
  subscribe(listener: (changes: Changes) => void): () => void;
};

type Parts = {
  dataDir: string;
  databaseUrl?: string;
  onFailure(error: unknown): void;
};

/** Starts watching an open database; changes from now on are signalled. */
export async function openChangeSignal({ dataDir, databaseUrl, onFailure }: Parts): Promise<ChangeSignal> {
  const listeners = new Set<(changes: Changes) => void>();
  const report = (changes: Changes) => {
    for (const listener of listeners) listener(changes);
  };
  const source = databaseUrl
    ? await postgresChanges(databaseUrl, { report, onFailure })
    : sqliteChanges(join(dataDir, 'mansooj.sqlite'), { report, onFailure });
  return {
    ...source,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
