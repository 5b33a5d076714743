import { join } from 'node:path';
import type { Changes } from './change-source.ts';
import { postgresChanges } from './postgres-changes.ts';
import { sqliteChanges } from './sqlite-changes.ts';

export type { Changes } from './change-source.ts';

/** Tells which tables changed, whichever process changed them: one's own at once, another's within a second. */
export type ChangeSignal = {
  /** `listener` is called after the commit; it must not throw. @returns how to end it */
  subscribe(listener: (changes: Changes) => void): () => void;
  /** For whoever has just committed a change of `tables`. */
  changed(...tables: string[]): void;
  /**
   * To be called before something read earlier is used again: with SQLite whatever is committed by now is told before
   * this returns. Costs microseconds, and that once a millisecond at most.
   */
  refresh(): void;
  /**
   * Whatever is committed by now, by whichever process, is told before this resolves; costs a round trip with
   * PostgreSQL. @returns false when that cannot be told, for want of a connection
   */
  settle(): Promise<boolean>;
  close(): Promise<void>;
};

type Parts = {
  dataDir: string;
  databaseUrl?: string;
  onFailure(error: unknown): void;
};

/** Begins to watch the database that is open already; what changes meanwhile is told, what changed before is not. */
export async function openChangeSignal({ dataDir, databaseUrl, onFailure }: Parts): Promise<ChangeSignal> {
  const listeners = new Set<(changes: Changes) => void>();
  const tell = (changes: Changes) => {
    for (const listener of listeners) listener(changes);
  };
  const source = databaseUrl
    ? await postgresChanges(databaseUrl, { tell, onFailure })
    : sqliteChanges(join(dataDir, 'mansooj.sqlite'), { tell, onFailure });
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
