import { hash } from 'node:crypto';
import type { Database } from '#server/core/db/database.ts';
import { withLockTimeout } from '#server/core/db/engines/lock-timeout.ts';
import { cachedReads } from '#server/core/db/read-cache.ts';
import { shortLinkQueries } from './redirect-queries.ts';

type Logger = { error(details: object, message: string): void };

// Codes have no vowels, so that they form no words, and no 0, 1 or l, which are misread on paper.
const letters = '23456789bcdfghjkmnpqrstvwxz';
const codeLength = 6;
const mostAttempts = 5;
// Readers do not wait for a code to be stored; the next request can store it.
const longestLockWait = 50;

/** The code for a path; a higher `attempt` gives another code after a collision. */
function makeCode(path: string, attempt: number): string {
  const bytes = hash('sha256', `${attempt} ${path}`, 'buffer');
  return Array.from({ length: codeLength }, (_, i) => letters[(bytes[i] ?? 0) % letters.length]).join('');
}

export type ShortLinkService = ReturnType<typeof createShortLinkService>;

/** Short addresses of pages, `/s/<code>`; a page keeps its code permanently. */
export function createShortLinkService({ db, logger }: { db: Database; logger: Logger }) {
  async function findOrStore(path: string): Promise<string | undefined> {
    for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
      const known = await shortLinkQueries.findCode(db, path);
      if (known) return known;
      await shortLinkQueries.insert(db, makeCode(path, attempt), path);
    }
    return shortLinkQueries.findCode(db, path);
  }

  return {
    /** The short address of a page, given its path without language prefix; undefined when it cannot be stored now. */
    async addressOf(path: string): Promise<string | undefined> {
      try {
        const cached = await cachedReads(db);
        // It depends on no table: a page keeps its code.
        return await cached({ tables: [], key: ['short address', path] }, async () => {
          const code = await withLockTimeout(longestLockWait, () => findOrStore(path));
          return code && `/s/${code}`;
        });
      } catch (error) {
        // Failing to store a short address must not fail the page.
        logger.error({ err: error }, 'a short link could not be stored');
        return undefined;
      }
    },

    /** The path behind a code, in any letter case. */
    async findPath(code: string): Promise<string | undefined> {
      const typed = code.toLowerCase();
      return /^[2-9b-z]{4,12}$/.test(typed) ? shortLinkQueries.findPath(db, typed) : undefined;
    },
  };
}
