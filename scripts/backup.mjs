import './run-tool.mjs';

const { runBackupCommand } = await import('../server/main/commands/backup-command.ts');
process.exitCode = await runBackupCommand(process.argv.slice(2), process.env);
