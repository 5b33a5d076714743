import type { Environment } from '#server/core/config/clean-settings.ts';
import { readConfig } from '#server/core/config/config.ts';
import type { SettingsFile } from '#server/core/config/settings-file.ts';
import { noMigrationNeeded } from '#shared/operations/updates.ts';
import { runCommand } from './command-line.ts';
import { requireInstallation } from './require-installation.ts';

/**
 * Runs a command with its parameters, and the settings file whose lines `environment` has already.
 * @returns the exit status: 0 done, 1 refused or failed, 2 not understood
 */
type Command = (parameters: string[], environment: Environment, file?: SettingsFile) => Promise<number>;

/** The commands that read the program's data, by the name that an operator types; each is loaded when it is asked for. */
export const commands: Record<string, Command> = {
  user: async (args, environment) => (await import('./user-command.ts')).runUserCommand(args, environment),
  backup: async (args, environment) => (await import('./backup-command.ts')).runBackupCommand(args, environment),
  restore: async (args, environment) => (await import('./restore-command.ts')).runRestoreCommand(args, environment),
  move: async (args, environment) => (await import('./move-command.ts')).runMoveCommand(args, environment),
  'export-static': async (args, environment) =>
    (await import('./export-command.ts')).runExportCommand(args, environment),
  'erase-person': async (args, environment) =>
    (await import('./erase-person-command.ts')).runErasePerson(args, environment),
  'audit-verify': async (args, environment) =>
    (await import('./audit-verify-command.ts')).runAuditVerify(args, environment),
  check: async (args, environment, file) =>
    (await import('./check-command.ts')).runCheckCommand(args, environment, file),
  bucket: async (args, environment) => (await import('./bucket-command.ts')).runBucketCommand(args, environment),
  rehearse: (args, environment) => runCommand({ usage: '', args }, () => rehearse(environment)),
};

/** Run by an update in the folder of the next release. @returns what its migrations did on a copy of the data */
async function rehearse(environment: Environment): Promise<string> {
  const config = readConfig(environment);
  requireInstallation(config);
  const { rehearseMigrations } = await import('#server/operations/backup/rehearse-migrations.ts');
  const { migrations, milliseconds } = await rehearseMigrations(config);
  if (migrations.length === 0) return noMigrationNeeded;
  return `Tried on a copy in ${(milliseconds / 1000).toFixed(1)} s: ${migrations.join(', ')}.`;
}
