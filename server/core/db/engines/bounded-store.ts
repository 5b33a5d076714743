import type { Changes } from '../change-signal.ts';

/** A cached value: its size in memory, and the tables that it was made from. */
export type CachedValue = {
  readonly bytes: number;
  readonly tables: ReadonlySet<string> | 'all';
};

/**
 * A size-limited cache from which the least recently used goes first. Values whose tables changed while they were
 * computed are not stored. Outdated values stay until they are replaced or evicted, for when no new ones can be made.
 */
export function createBoundedStore<Value extends CachedValue>({ maxBytes }: { maxBytes: number }) {
  type Entry = { value: Value; since: number };
  const entries = new Map<string, Entry>();
  const changedAt = new Map<string, number>();
  let everythingChangedAt = 0;
  let changeNumber = 0;
  let bytes = 0;

  function drop(key: string): void {
    bytes -= entries.get(key)?.value.bytes ?? 0;
    entries.delete(key);
  }

  /** Puts an entry at the end: maps keep insertion order. */
  function putLast(key: string, entry: Entry): void {
    drop(key);
    entries.set(key, entry);
    bytes += entry.value.bytes;
  }

  function isOutdated({ tables }: CachedValue, since: number): boolean {
    if (since === changeNumber) return false;
    if (everythingChangedAt > since) return true;
    const concerned = tables === 'all' ? changedAt.keys() : tables.keys();
    return concerned.some((table) => (changedAt.get(table) ?? 0) > since);
  }

  return {
    get(key: string): Value | undefined {
      const entry = entries.get(key);
      if (!entry || isOutdated(entry.value, entry.since)) return undefined;
      putLast(key, entry);
      return entry.value;
    },
    /** The last value, whatever has changed since. */
    getOutdated: (key: string): Value | undefined => entries.get(key)?.value,
    /** The number of the latest change, to pass to `put`: taken before any data is read. */
    now: (): number => changeNumber,

    /** @returns false for values already outdated, or larger than a tenth of the cache */
    put(key: string, value: Value, since: number): boolean {
      const isUseless = everythingChangedAt > since || isOutdated(value, since);
      if (isUseless || value.bytes > maxBytes / 10) return false;
      putLast(key, { value, since });
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes) break;
        drop(oldest);
      }
      return true;
    },

    /** From now on nothing is returned that depends on what changed. */
    forget(changes: Changes): void {
      changeNumber++;
      if (changes === 'all') everythingChangedAt = changeNumber;
      else for (const table of changes) changedAt.set(table, changeNumber);
    },

    size: () => ({ entries: entries.size, bytes }),
  };
}
