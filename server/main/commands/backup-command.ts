import { parseArgs } from 'node:util';
import { type Config, readConfig } from '#server/core/config/config.ts';
import { spellCommand } from '#server/core/config/spell-command.ts';
import { explainOpening } from '#server/core/db/explain-opening.ts';
import { inspectDatabase } from '#server/core/db/inspect-database.ts';
import { requireWritable } from '#server/core/files/storage/writable-folder.ts';
import { readWithChosen } from '#server/core/settings/chosen-settings.ts';
import { requireDatabaseFile } from '#server/operations/backup/lost-database.ts';
import { runBackup } from '#server/operations/backup/run-backup.ts';
import { runCommand } from './command-line.ts';
import { requireInstallation } from './require-installation.ts';

const usage = `Backs up the installation that the settings name, also while it runs:

  ${spellCommand('backup')} [--to FOLDER | --to s3://BUCKET/PREFIX] [--keep N]

Without --to: BACKUP_TO, else the folder "backups" in DATA_DIR. Without --keep: BACKUP_KEEP, else 14. A bucket is reached
with S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.
`;

const options = { to: { type: 'string' }, keep: { type: 'string' } } as const;

async function backUp(given: Config) {
  try {
    const { backup, ...places } = (await readWithChosen(given)).config;
    return { backup, ...(await runBackup({ ...backup, places })) };
  } catch (error) {
    // Damage may be found by the first that reads all of it.
    throw explainOpening(error, given);
  }
}

/** The command `backup`. @returns the exit status: 0 success, 1 failure, 2 usage error */
export function runBackupCommand(args: string[], environment: Record<string, string | undefined>): Promise<number> {
  return runCommand({ usage, args }, async (asked) => {
    const { to, keep } = asked(() => parseArgs({ args, options }).values);
    const settings = { ...environment, ...(to && { BACKUP_TO: to }), ...(keep && { BACKUP_KEEP: keep }) };
    const given = readConfig(settings);
    requireInstallation(given);
    await requireWritable(given.dataDir);
    await requireDatabaseFile(given);
    const { isNew } = await inspectDatabase(given);
    if (isNew) throw new Error('The database is empty: there is nothing to back up. Start the site first.');
    const { archive, bytes, manifest, drillMilliseconds, backup } = await backUp(given);
    const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
    const place = `${backup.to.replace(/\/$/, '')}/${archive}`;
    return `${place}
${rows} rows, ${Object.keys(manifest.entries).length} entries, ${(bytes / 1024 ** 2).toFixed(1)} MB; restored on trial in ${(drillMilliseconds / 1000).toFixed(1)} s.`;
  });
}
