import { resolve } from 'node:path';
import type { DatabaseSettings } from '#server/core/db/database.ts';
import { findDatabaseFile } from '#server/operations/backup/lost-database.ts';

/** @throws Error where opening the embedded database would make a new installation */
export function requireInstallation({ dataDir, databaseUrl }: DatabaseSettings): void {
  if (databaseUrl || findDatabaseFile(dataDir)) return;
  throw new Error(
    `There is no installation in ${resolve(dataDir)}. Set DATA_DIR (or DATABASE_URL) as for the site, or start the site there first.`,
  );
}
