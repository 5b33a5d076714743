import { parseArgs } from 'node:util';
import { spellCommand } from '#server/core/config/spell-command.ts';
import { inspectDatabase } from '#server/core/db/inspect-database.ts';
import { requireWritable } from '#server/core/files/storage/writable-folder.ts';
import { readWithChosen } from '#server/core/settings/chosen-settings.ts';
import { requireDatabaseFile } from '#server/operations/backup/lost-database.ts';
import { runBackup } from '#server/operations/backup/run-backup.ts';
import { makeCommand } from './command-line.ts';

const usage = `Backs up the installation that the settings name, also while it runs:

  ${spellCommand('backup')} [--to FOLDER | --to s3://BUCKET/PREFIX] [--keep N]

Without --to: BACKUP_TO, else the folder "backups" in DATA_DIR. Without --keep: BACKUP_KEEP, else 14. A bucket is reached
with S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.
`;

const options = { to: { type: 'string' }, keep: { type: 'string' } } as const;

/** The command `backup`. */
export const runBackupCommand = makeCommand({
  usage,
  read: (args) => parseArgs({ args, options }).values,
  settings: ({ to, keep }) => ({ ...(to && { BACKUP_TO: to }), ...(keep && { BACKUP_KEEP: keep }) }),
  async work(_, given) {
    await requireWritable(given.dataDir);
    await requireDatabaseFile(given);
    const { isNew } = await inspectDatabase(given);
    if (isNew) throw new Error('The database is empty: there is nothing to back up. Start the site first.');
    const { backup, ...places } = (await readWithChosen(given)).config;
    const { archive, bytes, manifest, drillMilliseconds } = await runBackup({ ...backup, places });
    const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
    const place = `${backup.to.replace(/\/$/, '')}/${archive}`;
    return `${place}
${rows} rows, ${Object.keys(manifest.entries).length} entries, ${(bytes / 1024 ** 2).toFixed(1)} MB; restored on trial in ${(drillMilliseconds / 1000).toFixed(1)} s.`;
  },
});
