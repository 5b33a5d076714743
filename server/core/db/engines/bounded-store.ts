import type { Changes } from '../change-signal.ts';

/** A cached value: its size in memory, and the tables that it was made from. */
export type CachedValue = {
  readonly bytes: number;
  readonly tables: ReadonlySet<string> | 'all';
};

// The share for entries used more than once; one-time addresses only evict each other.
const shareOfProven = 0.8;

/**
 * A size-limited LRU cache in two segments: new, and used again. Values whose tables changed while they
 * were computed are not stored. Outdated values stay until they are replaced or evicted, for when no new ones can be made.
 */
export function createBoundedStore<Value extends CachedValue>({ maxBytes }: { maxBytes: number }) {
  type Entry = { value: Value; since: number };
  const fresh = new Map<string, Entry>();
  const proven = new Map<string, Entry>();
  const changedAt = new Map<string, number>();
  let everythingChangedAt = 0;
  let changeNumber = 0;
  let freshBytes = 0;
  let provenBytes = 0;

  function drop(key: string): void {
    freshBytes -= fresh.get(key)?.value.bytes ?? 0;
    fresh.delete(key);
    provenBytes -= proven.get(key)?.value.bytes ?? 0;
    proven.delete(key);
  }

  function promote(key: string, entry: Entry): void {
    drop(key);
    proven.set(key, entry);
    provenBytes += entry.value.bytes;
    for (const [oldest, demoted] of proven) {
      if (provenBytes <= maxBytes * shareOfProven) break;
      drop(oldest);
      fresh.set(oldest, demoted);
      freshBytes += demoted.value.bytes;
    }
  }

  function shrink(): void {
    for (const entries of [fresh, proven]) {
      for (const key of entries.keys()) {
        if (freshBytes + provenBytes <= maxBytes) return;
        drop(key);
      }
    }
  }

  const find = (key: string): Entry | undefined => proven.get(key) ?? fresh.get(key);

  function isOutdated({ tables }: CachedValue, since: number): boolean {
    if (since === changeNumber) return false;
    if (everythingChangedAt > since) return true;
    const concerned = tables === 'all' ? changedAt.keys() : tables.keys();
    return concerned.some((table) => (changedAt.get(table) ?? 0) > since);
  }

  return {
    get(key: string): Value | undefined {
      const entry = find(key);
      if (!entry || isOutdated(entry.value, entry.since)) return undefined;
      // Re-inserted at the end: maps keep insertion order.
      promote(key, entry);
      return entry.value;
    },

    /** The last value, whatever has changed since. */
    getOutdated: (key: string): Value | undefined => find(key)?.value,

    /** The number of the latest change, to pass to `put`: taken before any data is read. */
    now: (): number => changeNumber,

    /** @returns false for values already outdated, or larger than a tenth of the cache */
    put(key: string, value: Value, since: number): boolean {
      const isUseless = everythingChangedAt > since || isOutdated(value, since);
      if (isUseless || value.bytes > maxBytes / 10) return false;
      drop(key);
      fresh.set(key, { value, since });
      freshBytes += value.bytes;
      shrink();
      return true;
    },

    /** From now on nothing is returned that depends on what changed. */
    forget(changes: Changes): void {
      changeNumber++;
      if (changes === 'all') everythingChangedAt = changeNumber;
      else for (const table of changes) changedAt.set(table, changeNumber);
    },

    size: () => ({ entries: fresh.size + proven.size, bytes: freshBytes + provenBytes }),
  };
}
