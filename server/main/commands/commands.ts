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
  rehearse: async (_none, environment) => (await import('./rehearse-command.ts')).runRehearseCommand(environment),
};
