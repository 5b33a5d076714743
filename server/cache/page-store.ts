import type { Changes } from '#server/db/change-signal.ts';

/** A cached value with its size and its dependencies. */
export type Kept = { readonly bytes: number; readonly parts: ReadonlySet<string> | 'all' };

// The share for entries used more than once; one-time addresses only evict each other.
const shareOfProven = 0.8;

/**
 * A size-limited LRU cache in two segments: new, and used again. Values whose dependencies changed while they were
 * computed are not stored.
 */
export function createPageStore<Page extends Kept>({ maxBytes }: { maxBytes: number }) {
  const fresh = new Map<string, Page>();
  const proven = new Map<string, Page>();
  const changedAt = new Map<string, number>();
  let everythingChangedAt = 0;
  let moment = 0;
  let freshBytes = 0;
  let provenBytes = 0;

  function drop(key: string): void {
    freshBytes -= fresh.get(key)?.bytes ?? 0;
    fresh.delete(key);
    provenBytes -= proven.get(key)?.bytes ?? 0;
    proven.delete(key);
  }

  function promote(key: string, page: Page): void {
    drop(key);
    proven.set(key, page);
    provenBytes += page.bytes;
    for (const [oldest, demoted] of proven) {
      if (provenBytes <= maxBytes * shareOfProven) break;
      drop(oldest);
      fresh.set(oldest, demoted);
      freshBytes += demoted.bytes;
    }
  }

  function shrink(): void {
    for (const pages of [fresh, proven]) {
      for (const key of pages.keys()) {
        if (freshBytes + provenBytes <= maxBytes) return;
        drop(key);
      }
    }
  }

  function isOutdated({ parts }: Kept, since: number): boolean {
    if (everythingChangedAt > since) return true;
    const tables = parts === 'all' ? changedAt.keys() : parts;
    for (const table of tables) if ((changedAt.get(table) ?? 0) > since) return true;
    return false;
  }

  return {
    get(key: string): Page | undefined {
      const known = proven.get(key);
      if (known) {
        // Re-inserted at the end: maps keep insertion order.
        proven.delete(key);
        proven.set(key, known);
        return known;
      }
      const page = fresh.get(key);
      if (page) promote(key, page);
      return page;
    },

    /** The moment to pass to `put`: taken before any data is read. */
    now: (): number => moment,

    /** @returns false for values already outdated, or larger than a tenth of the cache */
    put(key: string, page: Page, since: number): boolean {
      if (isOutdated(page, since) || page.bytes > maxBytes / 10) return false;
      drop(key);
      fresh.set(key, page);
      freshBytes += page.bytes;
      shrink();
      return true;
    },

    /** Updates the size of a cached value; ignores others. */
    resized(key: string, page: Page, before: number): void {
      if (fresh.get(key) === page) freshBytes += page.bytes - before;
      else if (proven.get(key) === page) provenBytes += page.bytes - before;
      shrink();
    },

    /** Removes everything that depends on what changed. */
    forget(changes: Changes): void {
      moment++;
      if (changes === 'all') everythingChangedAt = moment;
      else for (const table of changes) changedAt.set(table, moment);
      for (const pages of [fresh, proven]) {
        for (const [key, { parts }] of pages) {
          const isConcerned = changes === 'all' || parts === 'all' || !changes.isDisjointFrom(parts);
          if (isConcerned) drop(key);
        }
      }
    },

    size: () => ({ pages: fresh.size + proven.size, bytes: freshBytes + provenBytes }),
  };
}
