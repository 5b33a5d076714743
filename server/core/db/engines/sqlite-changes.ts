import { DatabaseSync } from 'node:sqlite';
import type { ChangeReporter, ChangeSource } from '../change-source.ts';

// For passive listeners; callers of `check` are informed at once.
const lookEveryMilliseconds = 250;

/**
 * Watches through a separate connection, which sees only committed data: `PRAGMA data_version` shows cheaply that
 * another connection wrote, the counters show which tables.
 */
export function sqliteChanges(file: string, { report, onFailure }: ChangeReporter): ChangeSource {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  // It reads a few rows; the default cache of two megabytes would be wasted.
  database.exec('PRAGMA cache_size = -64');
  const version = database.prepare('PRAGMA data_version');
  const counters = database.prepare('select part, changes from content_change');
  let lookedAt = 0;
  let seenVersion: unknown;
  let seen = new Map<unknown, unknown>();

  function look(): void {
    const { data_version: now } = version.get() ?? {};
    if (now === seenVersion) return;
    // Read before the counters: a write in between is seen the next time.
    seenVersion = now;
    const found = new Map(counters.all().map(({ part, changes }) => [part, changes]));
    const changed = [...found].filter(([part, changes]) => seen.get(part) !== changes).map(([part]) => String(part));
    seen = found;
    if (changed.length > 0) report(new Set(changed));
  }

  function lookOrTellAll(): boolean {
    try {
      look();
      return true;
    } catch (error) {
      onFailure(error);
      report('all');
      return false;
    }
  }

  look();
  // WAL readers never wait for writers; other locks may block the process only briefly.
  database.exec('PRAGMA busy_timeout = 100');
  const timer = setInterval(lookOrTellAll, lookEveryMilliseconds).unref();
  return {
    changed: () => void lookOrTellAll(),
    refresh() {
      const now = Date.now();
      if (now === lookedAt) return;
      lookedAt = now;
      lookOrTellAll();
    },
    settle: async () => lookOrTellAll(),
    isAway: () => false,
    async close() {
      clearInterval(timer);
      database.close();
    },
  };
}
