import type { Config } from '#server/config/config.ts';
import { type OpenDatabase, openDatabase } from '#server/db/database.ts';
import { backUpBeforeUpdate } from './backup-before-update.ts';

/** Opens the configured database and runs missing migrations; earlier contents are archived in `DATA_DIR/backups`. */
export function openData(config: Pick<Config, 'dataDir' | 'databaseUrl' | 'backup'>): Promise<OpenDatabase> {
  const place = { dataDir: config.dataDir, key: config.backup.key };
  return openDatabase(config, { beforeChange: (database) => backUpBeforeUpdate(database, place) });
}
