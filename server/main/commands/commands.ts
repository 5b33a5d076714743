import type { Environment } from '#server/core/config/clean-settings.ts';
import type { Config } from '#server/core/config/config.ts';
import type { SettingsFile } from '#server/core/config/settings-file.ts';
import { noMigrationNeeded } from '#shared/operations/updates.ts';
import { makeCommand, readNothing } from './command-line.ts';

type Command = (args: string[], environment: Environment, file?: SettingsFile) => Promise<number>;

/** A command that is loaded when it is asked for. `file`: whose lines the environment has already. */
const loadFirst =
  (load: () => Promise<Command>): Command =>
  async (...given) =>
    (await load())(...given);

/** The commands that read the program's data, by the name that an operator types. */
export const commands: Record<string, Command> = {
  user: loadFirst(async () => (await import('./user-command.ts')).runUserCommand),
  backup: loadFirst(async () => (await import('./backup-command.ts')).runBackupCommand),
  restore: loadFirst(async () => (await import('./restore-command.ts')).runRestoreCommand),
  move: loadFirst(async () => (await import('./move-command.ts')).runMoveCommand),
  'export-static': loadFirst(async () => (await import('./export-command.ts')).runExportCommand),
  'erase-person': loadFirst(async () => (await import('./erase-person-command.ts')).runErasePerson),
  'audit-verify': loadFirst(async () => (await import('./audit-verify-command.ts')).runAuditVerify),
  check: loadFirst(async () => (await import('./check-command.ts')).runCheckCommand),
  bucket: loadFirst(async () => (await import('./bucket-command.ts')).runBucketCommand),
  rehearse: makeCommand({ usage: '', read: readNothing, work: (_, config) => rehearse(config) }),
};

/** Run by an update in the folder of the next release. @returns what its migrations did on a copy of the data */
async function rehearse(config: Config): Promise<string> {
  const { rehearseMigrations } = await import('#server/operations/backup/rehearse-migrations.ts');
  const { migrations, milliseconds } = await rehearseMigrations(config);
  if (migrations.length === 0) return noMigrationNeeded;
  return `Tried on a copy in ${(milliseconds / 1000).toFixed(1)} s: ${migrations.join(', ')}.`;
}
