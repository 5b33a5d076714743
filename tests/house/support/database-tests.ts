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

/**
 * What a usual run does with PostgreSQL too: the engine itself, queries, tables over all kinds and lists, locks, jobs,
 * repeated requests, rights at the commit, the backup.
 */
const enginesDiffer =
  /^server\/core\/(?:db|jobs)\/|\/(?:user-rows|anonymous-input|content-lists|arabic-order|list-reads|out-of-service|rights-at-commit|backup|content-changes|content-order|history|list-order|restore-many|trash|every-kind|related-records|career-management|contact-management|idempotency|lead-kinds|lead-phones|lost-commit|thread-additions|mail-delivery|privacy|product-routes|search-service|visits|away-database)\.test/;

/** The server's tests: all of them; those that depend on the engine; of these, those that a usual run does on each. */
export async function serverTests(): Promise<{ all: string[]; onEachEngine: string[]; usuallyOnEach: string[] }> {
  const all = await sourceFiles('server/**/*.test.ts');
  const testCode = [...all, ...(await sourceFiles('tests/support/**/*.ts'))];
  const readers = engineReaders(new Map(testCode.map((path) => [path, readSource(path)])));
  const onEachEngine = all.filter((path) => readers.has(path));
  return { all, onEachEngine, usuallyOnEach: onEachEngine.filter((path) => enginesDiffer.test(path)) };
}
