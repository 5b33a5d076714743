import { lowerPriority } from '#server/core/config/lower-priority.ts';
import { errorMessage } from '#shared/caught.ts';
import { isDamage } from './engines/infrastructure-errors.ts';
import { openSqliteToRead } from './engines/sqlite.ts';

/** What the process reports: the first fault, or null when there is none. */
export type IntegrityReport = { fault: string | null };

// Started by integrity-check.ts: it reads all of the file, for which the site must not wait.
lowerPriority(10);

function findFault(file: string): string | null {
  try {
    const database = openSqliteToRead(file);
    const first = Object.values(database.prepare('PRAGMA quick_check(1)').get() ?? {})[0];
    database.close();
    return first === 'ok' ? null : String(first);
  } catch (error) {
    // A file that is locked or not there is no damage.
    return isDamage(error) ? errorMessage(error) : null;
  }
}

process.once('message', (file: string) => {
  process.send?.({ fault: findFault(file) } satisfies IntegrityReport, () => process.disconnect?.());
});
// The parent has ended.
process.once('disconnect', () => process.exit(0));
