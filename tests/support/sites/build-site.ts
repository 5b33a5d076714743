import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { accountQueries } from '#server/accounts/account-queries.ts';
import { type Config, readConfig } from '#server/core/config/config.ts';
import type { LogMemory } from '#server/core/config/log-memory.ts';
import { connectDatabase } from '#server/core/db/database.ts';
import type { FileInspector } from '#server/core/files/inspection/file-inspector.ts';
import { createSite, type Site } from '#server/main/site.ts';
import type { PageSource } from '#server/site/pages/http-parts.ts';
import { sharedInspector } from '../files/shared-inspector.ts';
import { cheapPasswordHash } from './cheap-password.ts';
import { freshTestDatabase, putSqliteDatabase } from './test-database.ts';

export type BuiltSite = Site & {
  /** The site's own empty data folder, removed by `close`. */
  dataDir: string;
  /** What a program that works on the same data finds in its environment. */
  environment: Record<string, string>;
  /** Opens a real socket and returns its address, `http://127.0.0.1:PORT`. */
  listen(): Promise<string>;
  close(): Promise<void>;
};

export type BuildSiteOptions = {
  /** Settings as the environment would give them, for example `{ TRUST_PROXY: 'on' }`. */
  settings?: Record<string, string>;
  /** Other settings than those of the test's database, made of them; such a database may be empty. */
  database?: (usual: Record<string, string>) => Promise<Record<string, string>>;
  pages?: PageSource;
  /** Whether it has no account yet. Otherwise it has an administrator, whose password nobody knows. */
  isFirstStart?: boolean;
  /** Replaces the usual file inspector. */
  inspector?: FileInspector;
  /** Replaces the silent log. */
  logger?: Logger;
  /** Its newest lines. */
  log?: LogMemory;
};

/**
 * A whole site without demo content on a fresh database: SQLite in a temporary folder, or a database of the test
 * cluster with TEST_DATABASE=postgres. Close it after use.
 */
export async function buildSite(options: BuildSiteOptions = {}): Promise<BuiltSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mansooj-site-'));
  const testDatabase = await freshTestDatabase();
  if (!testDatabase.settings.DATABASE_URL) await putSqliteDatabase(dataDir);
  const config = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    DEMO_CONTENT: 'off',
    BACKUP_EVERY: 'off',
    JOURNAL_EVERY: '0',
    ...((await options.database?.(testDatabase.settings)) ?? testDatabase.settings),
    ...options.settings,
  });
  const { pages, inspector, logger, log } = options;
  if (!options.isFirstStart && !options.database) await putAdministrator(config);
  const site = await createSite(config, {
    ...(pages && { pages }),
    // With its own log a site has its own inspector, which writes to it.
    ...(inspector ? { inspector } : !logger && { inspector: sharedInspector() }),
    ...(logger && { logger }),
    ...(log && { log }),
  });
  return {
    ...site,
    dataDir,
    environment: { DATA_DIR: dataDir, ...testDatabase.settings },
    listen: () => site.http.listen({ port: 0, host: '127.0.0.1' }),
    async close() {
      await site.close();
      await testDatabase.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** What a first start creates; hashing its password takes longer than the rest of building a site. */
async function putAdministrator(config: Config): Promise<void> {
  await using database = connectDatabase(config);
  const passwordHash = cheapPasswordHash(randomUUID());
  await accountQueries.insert(database.db, { username: 'admin', passwordHash, role: 'admin' });
}
