import { parseArgs } from 'node:util';
import { readConfig } from '#server/core/config/config.ts';
import { spellCommand } from '#server/core/config/spell-command.ts';
import { readWithChosen } from '#server/core/settings/chosen-settings.ts';
import { runBackup } from '#server/operations/backup/run-backup.ts';
import { runCommand } from './command-line.ts';
import { requireInstallation } from './require-installation.ts';

const usage = `Backs up the installation that the settings name, also while it runs:

  ${spellCommand('backup')} [--to FOLDER | --to s3://BUCKET/PREFIX] [--keep N]

Without --to: BACKUP_TO, else the folder "backups" in DATA_DIR. Without --keep: BACKUP_KEEP, else 14. A bucket is reached
with S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.
`;

const options = { to: { type: 'string' }, keep: { type: 'string' } } as const;

/** The command `backup`. @returns the exit status: 0 success, 1 failure, 2 usage error */
export function runBackupCommand(args: string[], environment: Record<string, string | undefined>): Promise<number> {
  return runCommand({ usage, args }, async (asked) => {
    const { to, keep } = asked(() => parseArgs({ args, options }).values);
    const settings = { ...environment, ...(to && { BACKUP_TO: to }), ...(keep && { BACKUP_KEEP: keep }) };
    const given = readConfig(settings);
    requireInstallation(given);
    const { backup, ...config } = (await readWithChosen(given)).config;
    const { archive, bytes, manifest, drillMilliseconds } = await runBackup({ ...backup, places: config });
    const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
    const place = `${backup.to.replace(/\/$/, '')}/${archive}`;
    return `${place}
${rows} rows, ${Object.keys(manifest.entries).length} entries, ${(bytes / 1024 ** 2).toFixed(1)} MB; restored on trial in ${(drillMilliseconds / 1000).toFixed(1)} s.`;
  });
}
