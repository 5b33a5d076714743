import type { Changes } from '#server/db/change-signal.ts';

/** Something kept that says how large it is and which tables it was made from. */
export type Kept = { readonly bytes: number; readonly parts: ReadonlySet<string> | 'all' };

// What was asked for once may fill the rest; a flood of addresses that nobody asks for again pushes out itself alone.
const shareOfProven = 0.8;

/**
 * Keeps what was made up to a number of bytes, longest unused first out, in two halves: new, and asked for again.
 * What is made of something that changes while it is being made is not kept.
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
        // Re-inserted at the end: maps remember the order of insertion.
        proven.delete(key);
        proven.set(key, known);
        return known;
      }
      const page = fresh.get(key);
      if (page) promote(key, page);
      return page;
    },

    /** The moment to give to `put`: taken before anything is read. */
    now: (): number => moment,

    /** @returns false for what is outdated already, or larger than a tenth of the room */
    put(key: string, page: Page, since: number): boolean {
      if (isOutdated(page, since) || page.bytes > maxBytes / 10) return false;
      drop(key);
      fresh.set(key, page);
      freshBytes += page.bytes;
      shrink();
      return true;
    },

    /** To be called when a kept page grew or shrank; does nothing for one that is kept no more. */
    resized(key: string, page: Page, before: number): void {
      if (fresh.get(key) === page) freshBytes += page.bytes - before;
      else if (proven.get(key) === page) provenBytes += page.bytes - before;
      shrink();
    },

    /** Forgets whatever was made from what changed. */
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
