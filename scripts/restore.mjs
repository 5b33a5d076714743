import './run-tool.mjs';

const { runRestoreCommand } = await import('../server/main/commands/restore-command.ts');
process.exitCode = await runRestoreCommand(process.argv.slice(2), process.env);
