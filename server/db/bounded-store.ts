import type { Changes } from './change-signal.ts';

/** A cached value: its size in memory, and the tables that it was made from. */
export type CachedValue = { readonly bytes: number; readonly tables: ReadonlySet<string> | 'all' };

// The share for entries used more than once; one-time addresses only evict each other.
const shareOfProven = 0.8;

/**
 * A size-limited LRU cache in two segments: new, and used again. Values whose tables changed while they
 * were computed are not stored.
 */
export function createBoundedStore<Value extends CachedValue>({ maxBytes }: { maxBytes: number }) {
  const fresh = new Map<string, Value>();
  const proven = new Map<string, Value>();
  const changedAt = new Map<string, number>();
  let everythingChangedAt = 0;
  let changeNumber = 0;
  let freshBytes = 0;
  let provenBytes = 0;

  function drop(key: string): void {
    freshBytes -= fresh.get(key)?.bytes ?? 0;
    fresh.delete(key);
    provenBytes -= proven.get(key)?.bytes ?? 0;
    proven.delete(key);
  }

  function promote(key: string, value: Value): void {
    drop(key);
    proven.set(key, value);
    provenBytes += value.bytes;
    for (const [oldest, demoted] of proven) {
      if (provenBytes <= maxBytes * shareOfProven) break;
      drop(oldest);
      fresh.set(oldest, demoted);
      freshBytes += demoted.bytes;
    }
  }

  function shrink(): void {
    for (const values of [fresh, proven]) {
      for (const key of values.keys()) {
        if (freshBytes + provenBytes <= maxBytes) return;
        drop(key);
      }
    }
  }

  function isOutdated({ tables }: CachedValue, since: number): boolean {
    if (everythingChangedAt > since) return true;
    for (const table of tables === 'all' ? changedAt.keys() : tables)
      if ((changedAt.get(table) ?? 0) > since) return true;
    return false;
  }

  return {
    get(key: string): Value | undefined {
      const known = proven.get(key);
      if (known) {
        // Re-inserted at the end: maps keep insertion order.
        proven.delete(key);
        proven.set(key, known);
        return known;
      }
      const value = fresh.get(key);
      if (value) promote(key, value);
      return value;
    },

    /** The number of the latest change, to pass to `put`: taken before any data is read. */
    now: (): number => changeNumber,

    /** @returns false for values already outdated, or larger than a tenth of the cache */
    put(key: string, value: Value, since: number): boolean {
      if (isOutdated(value, since) || value.bytes > maxBytes / 10) return false;
      drop(key);
      fresh.set(key, value);
      freshBytes += value.bytes;
      shrink();
      return true;
    },

    /** Updates the size of a cached value; ignores others. */
    resized(key: string, value: Value, before: number): void {
      if (fresh.get(key) === value) freshBytes += value.bytes - before;
      else if (proven.get(key) === value) provenBytes += value.bytes - before;
      shrink();
    },

    /** Removes everything that depends on what changed. */
    forget(changes: Changes): void {
      changeNumber++;
      if (changes === 'all') everythingChangedAt = changeNumber;
      else for (const table of changes) changedAt.set(table, changeNumber);
      for (const values of [fresh, proven]) {
        for (const [key, { tables }] of values) {
          const isConcerned = changes === 'all' || tables === 'all' || !changes.isDisjointFrom(tables);
          if (isConcerned) drop(key);
        }
      }
    },

    size: () => ({ entries: fresh.size + proven.size, bytes: freshBytes + provenBytes }),
  };
}
