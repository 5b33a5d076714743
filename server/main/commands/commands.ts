import { readConfig } from '#server/core/config/config.ts';
import { runCommand } from './command-line.ts';
import { requireInstallation } from './require-installation.ts';

type Environment = Record<string, string | undefined>;
/** Runs a command with its parameters. @returns the exit status: 0 done, 1 refused or failed, 2 not understood */
type Command = (parameters: string[], environment: Environment) => Promise<number>;

/** The commands that read the program's data, by the name that an operator types; each is loaded when it is asked for. */
export const commands: Record<string, Command> = {
  user: async (...asked) => (await import('./user-command.ts')).runUserCommand(...asked),
  backup: async (...asked) => (await import('./backup-command.ts')).runBackupCommand(...asked),
  restore: async (...asked) => (await import('./restore-command.ts')).runRestoreCommand(...asked),
  move: async (...asked) => (await import('./move-command.ts')).runMoveCommand(...asked),
  'export-static': async (...asked) => (await import('./export-command.ts')).runExportCommand(...asked),
  'erase-person': async (...asked) => (await import('./erase-person-command.ts')).runErasePerson(...asked),
  'audit-verify': async (...asked) => (await import('./audit-verify-command.ts')).runAuditVerify(...asked),
  bucket: async (...asked) => (await import('./bucket-command.ts')).runBucketCommand(...asked),
  rehearse: (args, environment) => runCommand({ usage: '', args }, () => rehearse(environment)),
};

/** Run by an update in the folder of the next release. @returns what its migrations did on a copy of the data */
async function rehearse(environment: Environment): Promise<string> {
  const config = readConfig(environment);
  requireInstallation(config);
  const { rehearseMigrations } = await import('#server/operations/backup/rehearse-migrations.ts');
  const { migrations, milliseconds } = await rehearseMigrations(config);
  if (migrations.length === 0) return 'The release needs no migration.';
  return `Tried on a copy in ${(milliseconds / 1000).toFixed(1)} s: ${migrations.join(', ')}.`;
}
