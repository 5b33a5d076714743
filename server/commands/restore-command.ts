import { parseArgs } from 'node:util';
import { fileCount, rowCount } from '#server/backup/backup-manifest.ts';
import { restoreArchive } from '#server/backup/restore-archive.ts';
import { readConfig } from '#server/config/config.ts';
import { runCommand } from './command-line.ts';

const usage = `Puts an archive of "npm run backup" where the settings say (DATA_DIR, DATABASE_URL, S3_…), which has to be empty:

  npm run restore -- FILE

The archive is checked before anything is written. It may come from the other database, or from files elsewhere. An
encrypted one needs the passphrase with which it was made in BACKUP_KEY.
`;

/** `npm run restore -- FILE` @returns the exit status: 0 done, 1 refused or failed, 2 not understood */
export function runRestoreCommand(args: string[], environment: Record<string, string | undefined>): Promise<number> {
  return runCommand(usage, async (asked) => {
    const file = asked(() => {
      const { positionals } = parseArgs({ args, allowPositionals: true });
      if (positionals.length !== 1) throw new Error('Which archive shall be restored?');
      return positionals[0] ?? '';
    });
    const { backup, ...places } = readConfig(environment);
    const manifest = await restoreArchive(file, places, { key: backup.key });
    const { createdAt, missing, scope } = manifest;
    const lost = missing.length > 0 ? `\n${missing.length} files were removed while the backup was made.` : '';
    const files = scope === 'all' ? `${fileCount(manifest)} files` : 'no files (those in the store were left alone)';
    return `Restored ${rowCount(manifest)} rows and ${files} as of ${createdAt}.${lost}`;
  });
}
