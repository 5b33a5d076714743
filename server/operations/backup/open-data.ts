import type { Config } from '#server/core/config/config.ts';
import { type OpenDatabase, openDatabase } from '#server/core/db/database.ts';
import { backUpBeforeUpdate } from './backup-before-update.ts';
import { requireDatabaseFile, requireNewInstallation } from './lost-database.ts';

/**
 * Opens the configured database and runs missing migrations; earlier contents are archived in `DATA_DIR/backups`.
 * @throws Error with one line when the database is gone from a data folder that is not new
 */
export async function openData(config: Pick<Config, 'dataDir' | 'databaseUrl' | 'backup'>): Promise<OpenDatabase> {
  const place = { dataDir: config.dataDir, key: config.backup.key };
  // Before SQLite makes the file.
  await requireDatabaseFile(config);
  return openDatabase(config, {
    beforeChange: (database) => backUpBeforeUpdate(database, place),
    beforeCreation: () => requireNewInstallation(config),
  });
}
