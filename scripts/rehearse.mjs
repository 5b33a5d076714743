import './run-tool.mjs';

const { runRehearseCommand } = await import('../server/main/commands/rehearse-command.ts');
process.exitCode = await runRehearseCommand(process.env);
