import { isFullRun } from '../../support/full-run.ts';
import { readSource, sourceFiles } from './source-files.ts';
import { importsOf } from './source-modules.ts';

// How the two projects of the server's tests differ: nothing else is set for only one of them.
const readsEngine = /\bTEST_(DATABASE|POSTGRES_URL)\b/;

/**
 * The files, of these sources by path, that read which database to use, or import one that does. A test that is not
 * among them cannot behave differently on another engine.
 */
export function engineReaders(sources: ReadonlyMap<string, string>): Set<string> {
  const readers = new Set([...sources].flatMap(([path, source]) => (readsEngine.test(source) ? path : [])));
  const imports = [...sources].map(([path, source]) => {
    const byValue = importsOf(path, source).filter(({ isTypeOnly }) => !isTypeOnly);
    return { path, targets: new Set(byValue.map(({ target }) => target)) };
  });
  // A set goes on with what is added while it is walked through.
  for (const reader of readers) for (const { path, targets } of imports) if (targets.has(reader)) readers.add(path);
  return readers;
}

// They take minutes, and what they test is the same on every engine: a usual run tests it with SQLite alone.
const onEachEngineInFullRuns = new Set([
  'server/backup/archive-encryption.test.ts',
  'server/backup/hostile-archives.test.ts',
  'server/backup/test-restore.test.ts',
  'server/commands/erase-person-command.test.ts',
  'server/commands/user-command.test.ts',
  'server/datasheets/datasheet.test.ts',
  'server/files/file-inspector.test.ts',
  'server/hostile-requests.test.ts',
  'server/leads/impossible-specifications.test.ts',
  'server/leads/kept-cv-quota.test.ts',
  'server/leads/quote-paper.test.ts',
  'server/media/variant-job.test.ts',
  'server/spam/challenge-price.test.ts',
  'server/spam/storage-limits.test.ts',
  'server/stop.test.ts',
  'server/update.test.ts',
]);

/** The server's tests: all of them, and those that run on each engine; the others run once. */
export async function serverTests(isFull = isFullRun): Promise<{ all: string[]; onEachEngine: string[] }> {
  const all = await sourceFiles('server/**/*.test.ts');
  const testCode = [...all, ...(await sourceFiles('tests/support/**/*.ts'))];
  const readers = engineReaders(new Map(testCode.map((path) => [path, readSource(path)])));
  return {
    all,
    onEachEngine: all.filter((path) => readers.has(path) && (isFull || !onEachEngineInFullRuns.has(path))),
  };
}
