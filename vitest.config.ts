import { defineConfig } from 'vitest/config';
import { serverTests } from './tests/house/support/database-tests.ts';

// Tests that do not read which database to use run once, with SQLite's.
const { onEachEngine } = await serverTests();
const withoutDatabase = ['shared/**/*.test.ts', 'app/**/*.test.ts', 'content/**/*.test.ts'];

// The first in its list, so that the following ones use it.
const memoryFolder = 'tests/support/sites/memory-folder.ts';
const setupFiles = ['tests/support/sites/quick-argon.ts'];

// Tests wait more than they compute: three files at a time keep two cores busy.
const maxWorkers = 3;
// The limits are generous because test machines may be slow; a real failure fails twice. Hooks are not tried again.
const patience = { testTimeout: 30_000, hookTimeout: 120_000, retry: 1 };

export default defineConfig({
  test: {
    pool: 'forks',
    // Loading the program for each file takes a quarter of the time; tests restore what they change.
    isolate: false,
    environment: 'node',
    projects: [
      // They read all sources, which takes long beside other work.
      {
        extends: true,
        test: { name: 'house', include: ['tests/house/**/*.test.ts'], testTimeout: patience.testTimeout },
      },
      {
        extends: true,
        test: {
          name: 'server-sqlite',
          include: ['server/**/*.test.ts', ...withoutDatabase],
          maxWorkers,
          ...patience,
          env: { TEST_DATABASE: 'sqlite' },
          setupFiles,
          globalSetup: [memoryFolder],
        },
      },
      {
        extends: true,
        test: {
          name: 'server-postgres',
          include: onEachEngine,
          maxWorkers,
          ...patience,
          env: { TEST_DATABASE: 'postgres' },
          setupFiles,
          globalSetup: [memoryFolder, 'tests/support/servers/postgres-cluster.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/{pages,e2e,component-gallery}/**/*.test.ts'],
          setupFiles,
          globalSetup: [memoryFolder, 'tests/support/sites/demo-folder.ts'],
          maxWorkers,
          testTimeout: 120_000,
          hookTimeout: 180_000,
          // The limit is generous because test machines may be slow; a real failure fails three times.
          retry: 2,
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});
