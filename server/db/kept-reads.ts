import type { ChangeSignal } from './change-signal.ts';
import type { Database } from './database.ts';

/** What is kept: its own name among what is read from these tables, each of which `watchTable` watches. */
export type KeptName = {
  tables: readonly string[];
  key: string;
  /** What searches found pushes out its like alone: people try many words. */
  isSearch?: boolean;
};

/** Gives what is kept under a name, or reads and keeps it. */
export type KeptReads = <Value>(name: KeptName, read: () => Promise<Value>) => Promise<Value>;

type Entry = { changes: number; value: Promise<unknown> };

// Of searches, and of all else; the largest are a few hundred ids of what a search found.
const mostEntries = 200;

const keepers = new WeakMap<Database, () => Promise<KeptReads>>();

const readAnew: KeptReads = (_name, read) => read();

/**
 * From now on, counts and places in lists are read once and kept until a table changes that they were read from. Who
 * reads within a transaction, or as a command, reads anew.
 */
export function keepReads(db: Database, changes: ChangeSignal): void {
  const searches = new Map<string, Entry>();
  const others = new Map<string, Entry>();
  const changesOf = new Map<string, number>();
  let lost = 0;
  changes.subscribe((changed) => {
    if (changed === 'all') lost++;
    else for (const table of changed) changesOf.set(table, (changesOf.get(table) ?? 0) + 1);
  });

  const keep: KeptReads = <Value>(name: KeptName, read: () => Promise<Value>): Promise<Value> => {
    const { tables, key } = name;
    const entries = name.isSearch ? searches : others;
    const now = tables.reduce((sum, table) => sum + (changesOf.get(table) ?? 0), lost);
    const known = entries.get(key);
    // Re-inserted at the end: maps remember the order of insertion, so that the longest unused goes first.
    entries.delete(key);
    const entry = known?.changes === now ? known : { changes: now, value: read() };
    entries.set(key, entry);
    if (entry !== known) {
      entry.value.catch(() => {
        if (entries.get(key) === entry) entries.delete(key);
      });
    }
    for (const [oldest] of entries) {
      if (entries.size <= mostEntries) break;
      entries.delete(oldest);
    }
    return entry.value as Promise<Value>;
  };

  keepers.set(db, async () => ((await changes.settle()) ? keep : readAnew));
}

/** For one answer: what is kept is as new as the moment of this call. */
export async function keptReads(db: Database): Promise<KeptReads> {
  const keeper = keepers.get(db);
  return keeper ? keeper() : readAnew;
}
