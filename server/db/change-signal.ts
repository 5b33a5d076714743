import { join } from 'node:path';
import type { Changes } from './change-source.ts';
import { postgresChanges } from './postgres-changes.ts';
import { sqliteChanges } from './sqlite-changes.ts';

export type { Changes } from './change-source.ts';

/** Signals which tables changed, in any process: own changes at once, others within a second. */
export type ChangeSignal = {
  /** `listener` is called after the commit; it must not throw. @returns the unsubscribe function */
  subscribe(listener: (changes: Changes) => void): () => void;
  /** Called after committing a change of `tables`. */
  changed(...tables: string[]): void;
  /**
   * Call before reusing data read earlier: with SQLite, everything committed so far is signalled before this returns.
   * Takes microseconds, at most once a millisecond.
   */
  refresh(): void;
  /**
   * Resolves after everything committed so far, in any process, is signalled; a round trip with PostgreSQL. @returns
   * false when this cannot be known, for lack of a connection
   */
  settle(): Promise<boolean>;
  close(): Promise<void>;
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
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    changed: (...tables) => source.look(new Set(tables)),
    refresh: () => source.refresh(),
    settle: () => source.settle(),
    close: () => source.close(),
  };
}
