import type { ChangeSignal } from './change-signal.ts';
import type { Database } from './database.ts';

/** The name of a cached read, unique among the reads of these tables, all of which `watchTable` watches. */
export type KeptName<Value> = {
  tables: readonly string[];
  key: string;
  /** Reads for typed search words evict only each other, since people try many. */
  isSearch?: boolean;
  /** Among searches, whether other searches must not evict it. */
  isCostly?(value: Value): boolean;
};

/** Returns the cached value, or reads and caches it; `before` is the value cached until its tables changed. */
export type KeptReads = <Value>(
  name: KeptName<Value>,
  read: (before?: NoInfer<Value>) => Promise<Value>,
) => Promise<Value>;

type Entry = { changes: number; lost: number; confirmedAt: number; value: Promise<unknown> };

// Limit per category (searches, costly searches, others); the largest entries are a few hundred ids.
const mostEntries = 200;
/** How long an outdated value remains usable as the base of an incremental update. */
export const rememberedForMilliseconds = 60 * 60 * 1000;

const keepers = new WeakMap<Database, () => Promise<KeptReads>>();

const readAnew: KeptReads = (_name, read) => read();
/** For callers without a cache. */
export const nothingKept = { tables: [] as readonly string[], keep: readAnew };

/**
 * Enables caching of counts and list positions until a table they were read from changes. Transactions and commands
 * read uncached.
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

/** Re-inserted at the end: maps keep insertion order, so the least recently used entry comes first. */
function put(entries: Map<string, Entry>, key: string, entry: Entry): void {
  entries.delete(key);
  entries.set(key, entry);
  for (const [oldest] of entries) {
    if (entries.size <= mostEntries) break;
    entries.delete(oldest);
  }
}

/** The cache for one reply, current as of this call. */
export async function keptReads(db: Database): Promise<KeptReads> {
  const keeper = keepers.get(db);
  return keeper ? keeper() : readAnew;
}
