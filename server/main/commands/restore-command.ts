import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isBucketAddress } from '#server/core/config/bucket-address.ts';
import type { Config } from '#server/core/config/config.ts';
import { spellCommand } from '#server/core/config/spell-command.ts';
import { connectDatabase } from '#server/core/db/database.ts';
import { forgetChosen, readWithChosen } from '#server/core/settings/chosen-settings.ts';
import { fileCount, rowCount } from '#server/operations/backup/archive/backup-manifest.ts';
import { restoreArchive } from '#server/operations/backup/archive/restore-archive.ts';
import { type JournalReport, restoreJournal } from '#server/operations/backup/journal/restore-journal.ts';
import { kindNames } from '#shared/kinds/kinds.ts';
import { leadKinds } from '#shared/leads/lead.ts';
import { makeCommand } from './command-line.ts';

const usage = `Puts a backup where the settings say (DATA_DIR, DATABASE_URL, S3_…), which has to be empty:

  ${spellCommand('restore')} FILE
  ${spellCommand('restore')} --journal [--from FOLDER | --from s3://BUCKET/PREFIX] [--chain NAME] [--as-far-as-possible]

FILE is an archive of the command "backup". It is checked before anything is written, and may come from the other database,
or from files elsewhere. --journal restores what an embedded database contained last, from the journal and the newest
archive in BACKUP_TO or --from. It refuses a journal of which a part is damaged or missing; with --as-far-as-possible it
ends before that part. What is encrypted needs the passphrase with which it was made in BACKUP_KEY.
`;

const options = {
  journal: { type: 'boolean' },
  from: { type: 'string' },
  chain: { type: 'string' },
  'as-far-as-possible': { type: 'boolean' },
} as const;

function readCommand(args: string[]) {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const { journal, ...others } = values;
  const [file] = positionals;
  if (journal && !file) return { ...others, file: undefined };
  if (positionals.length !== 1 || Object.keys(values).length > 0) throw new Error('Which archive shall be restored?');
  return { ...others, file };
}

/** The command `restore`. */
export const runRestoreCommand = makeCommand({
  usage,
  read: readCommand,
  settings: ({ from }) => (from ? { BACKUP_TO: from } : {}),
  isForNew: true,
  work({ file, chain, 'as-far-as-possible': asFarAsPossible = false }, config) {
    return file ? restoreFile(file, config) : restoreNewest(config, { chain, asFarAsPossible });
  },
});

/** With what was chosen on the screen, where there is a site. */
async function placeOfArchives(config: Config): Promise<string> {
  const { backup } = await readWithChosen(config).then(
    (known) => known.config,
    () => config,
  );
  return backup.to;
}

async function restoreFile(file: string, config: Config): Promise<string> {
  const { backup, ...places } = config;
  if (isBucketAddress(file)) throw new Error(`${file} is in a bucket. Copy it to this machine, and name the copy.`);
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) {
    const place = await placeOfArchives(config);
    throw new Error(`There is no archive ${resolve(file)}. Those of this installation are in ${place}.`);
  }
  if (found.isDirectory()) throw new Error(`${resolve(file)} is a folder. Name an archive in it, or see --journal.`);
  const manifest = await restoreArchive(file, places, { key: backup.key });
  const { createdAt, missing, scope } = manifest;
  const lost = missing.length > 0 ? `\n${missing.length} files were removed while the backup was made.` : '';
  const files = scope === 'all' ? `${fileCount(manifest)} files` : 'no files (those in the store were left alone)';
  return `Restored ${rowCount(manifest)} rows and ${files} as of ${createdAt}.${lost}`;
}

const leftOut = 'Mail and backups have the settings of this machine: what was set on the screen System is left out.';

type Wanted = { chain: string | undefined; asFarAsPossible: boolean };

async function restoreNewest({ backup, ...places }: Config, wanted: Wanted): Promise<string> {
  const report = await restoreJournal(backup, places, wanted);
  await using database = connectDatabase(places);
  const isForgotten = await forgetChosen(database.db);
  const { rows, files, takenAt, segments, chain, archive, endedBy } = report;
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  const sources = `${segments} segments of ${chain}${archive ? ` and the files of ${archive}` : ''}`;
  const end = endedBy ? `\nWhat came later is not restored. ${endedBy}` : '';
  return `Restored everything up to ${takenAt}: ${total} rows and ${files} files, from ${sources}.\n${describeRows(report)}${end}${isForgotten ? `\n${leftOut}` : ''}`;
}

const describeRows = ({ rows }: JournalReport): string =>
  [...leadKinds, ...kindNames].map((name) => `${name}: ${rows[name] ?? 0}`).join(', ');
