import './run-tool.mjs';

const { runMoveCommand } = await import('../server/main/commands/move-command.ts');
process.exitCode = await runMoveCommand(process.argv.slice(2), process.env);
