import { expect, test } from 'vitest';
import config from '../../vitest.config.ts';
import { onlyInFullRuns } from '../support/full-run.ts';
import { engineReaders, serverTests } from './support/database-tests.ts';
import { sourceFiles } from './support/source-files.ts';

const sources = {
  'tests/support/sites/test-database.ts': 'export const isPostgres = process.env.TEST_DATABASE === "postgres";',
  'tests/support/sites/build-site.ts': `export { isPostgres } from './test-database.ts';`,
  'tests/support/sample.ts': `import type { isPostgres } from './test-database.ts';`,
  'server/a.test.ts': `import { isPostgres } from '../tests/support/sites/build-site.ts';`,
  'server/b.test.ts': `const { isPostgres } = await import('../tests/support/sites/test-database.ts');`,
  'server/c.test.ts': 'const address = process.env.TEST_POSTGRES_URL;',
  'server/d.test.ts': `import { sample } from '../tests/support/sample.ts';`,
};

test('a test depends on the engine when it or its support reads which one to use', () => {
  const readers = [...engineReaders(new Map(Object.entries(sources)))].filter((path) => path.startsWith('server/'));
  expect(readers.sort()).toEqual(['server/a.test.ts', 'server/b.test.ts', 'server/c.test.ts']);
});

/** The files of a project of Vitest, and the environment that it sets. */
async function projectOf(name: string) {
  const projects = config.test?.projects ?? [];
  const found = projects.flatMap((project) =>
    typeof project === 'object' && 'test' in project && project.test?.name === name ? [project.test] : [],
  );
  const files = await Promise.all(found.map(({ include = [] }) => sourceFiles(...include)));
  return {
    files: files.flat(),
    env: found.map(({ env }) => env),
    exclude: found.flatMap(({ exclude = [] }) => exclude),
  };
}

test('every server test runs with SQLite, and with PostgreSQL each that depends on the engine', async () => {
  const [sqlite, postgres] = [await projectOf('server-sqlite'), await projectOf('server-postgres')];
  const { all, onEachEngine, usuallyOnEach } = await serverTests();
  expect(sqlite.files).toEqual(expect.arrayContaining(all));
  expect(postgres.files).toEqual(onEachEngine);
  // Far more tests use a database than not; a wrong rule would find few.
  expect(onEachEngine.length).toBeGreaterThan(all.length / 2);
  expect(usuallyOnEach.filter((path) => !onlyInFullRuns.includes(path)).length).toBeGreaterThan(40);
});

test('the projects of the server tests differ in nothing but the database', async () => {
  const [sqlite, postgres] = [await projectOf('server-sqlite'), await projectOf('server-postgres')];
  expect([sqlite.env, postgres.env]).toEqual([[{ TEST_DATABASE: 'sqlite' }], [{ TEST_DATABASE: 'postgres' }]]);
});

test('a usual run leaves out only tests that exist', async () => {
  const [browser, server] = [await projectOf('browser'), await projectOf('server-sqlite')];
  expect([...browser.files, ...server.files]).toEqual(expect.arrayContaining([...onlyInFullRuns]));
});

test('every test file belongs to a project', async () => {
  const names = ['house', 'server-sqlite', 'server-postgres', 'browser'];
  const projects = await Promise.all(names.map(projectOf));
  const written = await sourceFiles('{app,server,shared,content,tests,bench,scripts}/**/*.test.{ts,tsx}');
  expect(written.filter((path) => !projects.some(({ files }) => files.includes(path)))).toEqual([]);
});
