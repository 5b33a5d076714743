import type { Config } from '#server/config/config.ts';
import { type OpenDatabase, openDatabase } from '#server/db/database.ts';
import { backUpBeforeUpdate } from './backup-before-update.ts';

/** Opens the configured database and runs missing migrations; earlier contents are archived in `DATA_DIR/backups`. */
export async function openData({
  dataDir,
  databaseUrl,
}: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<OpenDatabase> {
  const settings = { dataDir, ...(databaseUrl && { databaseUrl }) };
  return openDatabase(settings, { beforeChange: (database) => backUpBeforeUpdate(database, dataDir) });
}
