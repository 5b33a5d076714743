import type { Config } from '#server/core/config/config.ts';
import { type OpenDatabase, openDatabase } from '#server/core/db/database.ts';
import { readChosen, withChosen } from '#server/core/settings/chosen-settings.ts';
import { backUpBeforeUpdate } from './backup-before-update.ts';
import { requireDatabaseFile, requireNewInstallation } from './lost-database.ts';

/**
 * Opens the configured database and runs missing migrations; earlier contents are archived in `DATA_DIR/backups`.
 * @throws Error with one line when the database is gone from a data folder that is not new
 */
export async function openData(config: Config): Promise<OpenDatabase> {
  const { dataDir } = config;
  // Before SQLite makes the file.
  await requireDatabaseFile(config);
  return openDatabase(config, {
    async beforeChange(database) {
      const { backup } = withChosen(config, await readChosen(database.db));
      await backUpBeforeUpdate(database, { dataDir, key: backup.key });
    },
    beforeCreation: () => requireNewInstallation(config),
  });
}
