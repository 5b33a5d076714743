import type { ChangeSignal } from './change-signal.ts';
import type { Database } from './database.ts';

/** What is kept: its own name among what is read from these tables, each of which `watchTable` watches. */
export type KeptName<Value> = {
  tables: readonly string[];
  key: string;
  /** What was read for words that somebody typed pushes out its like alone: people try many. */
  isSearch?: boolean;
  /** Of what searches found, that which the others do not push out either. */
  isCostly?(value: Value): boolean;
};

/** Gives what is kept under a name, or reads and keeps it; `before` is what was kept until a change of its tables. */
export type KeptReads = <Value>(
  name: KeptName<Value>,
  read: (before?: NoInfer<Value>) => Promise<Value>,
) => Promise<Value>;

type Entry = { changes: number; lost: number; confirmedAt: number; value: Promise<unknown> };

// Of what words were typed for, of what was costly among these, and of all else; the largest are a few hundred ids.
const mostEntries = 200;
/** How long what was kept until a change is worth bringing up to date, if nobody asks for it. */
export const rememberedForMilliseconds = 60 * 60 * 1000;

const keepers = new WeakMap<Database, () => Promise<KeptReads>>();

const readAnew: KeptReads = (_name, read) => read();
/** For whoever keeps nothing. */
export const nothingKept = { tables: [] as readonly string[], keep: readAnew };

/**
 * From now on, counts and places in lists are read once and kept until a table changes that they were read from. Who
 * reads within a transaction, or as a command, reads anew.
 */
export function keepReads(db: Database, changes: ChangeSignal): void {
  const costly = new Map<string, Entry>();
  const searches = new Map<string, Entry>();
  const others = new Map<string, Entry>();
  const changesOf = new Map<string, number>();
  let lost = 0;
  changes.subscribe((changed) => {
    if (changed === 'all') lost++;
    else for (const table of changed) changesOf.set(table, (changesOf.get(table) ?? 0) + 1);
  });

  const keep: KeptReads = <Value>(name: KeptName<Value>, read: (before?: Value) => Promise<Value>): Promise<Value> => {
    const { tables, key } = name;
    const usual = name.isSearch ? searches : others;
    const entries = costly.has(key) ? costly : usual;
    const known = entries.get(key);
    const now = tables.reduce((sum, table) => sum + (changesOf.get(table) ?? 0), 0);
    const isNow = known?.changes === now && known.lost === lost;
    const confirmedAt = performance.now();
    const value = isNow ? known.value : readAfter<Value>(known, read);
    const entry = { changes: now, lost, confirmedAt, value };
    put(entries, key, entry);
    if (!isNow) {
      entry.value.then(
        (result) => {
          if (entries.get(key) !== entry || !name.isCostly) return;
          entries.delete(key);
          put(name.isCostly(result as Value) ? costly : usual, key, entry);
        },
        () => {
          if (entries.get(key) === entry) entries.delete(key);
        },
      );
    }
    return value as Promise<Value>;
  };

  function readAfter<Value>(known: Entry | undefined, read: (before?: Value) => Promise<Value>): Promise<Value> {
    const isUsable = known?.lost === lost && performance.now() - known.confirmedAt < rememberedForMilliseconds;
    return isUsable
      ? known.value.then(
          (value) => read(value as Value),
          () => read(),
        )
      : read();
  }

  keepers.set(db, async () => ((await changes.settle()) ? keep : readAnew));
}

/** Re-inserted at the end: maps remember the order of insertion, so that the longest unused goes first. */
function put(entries: Map<string, Entry>, key: string, entry: Entry): void {
  entries.delete(key);
  entries.set(key, entry);
  for (const [oldest] of entries) {
    if (entries.size <= mostEntries) break;
    entries.delete(oldest);
  }
}

/** For one answer: what is kept is as new as the moment of this call. */
export async function keptReads(db: Database): Promise<KeptReads> {
  const keeper = keepers.get(db);
  return keeper ? keeper() : readAnew;
}
