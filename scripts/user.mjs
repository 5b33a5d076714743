import './run-tool.mjs';
import { compileWords } from './words.mjs';

await compileWords();
const { runUserCommand } = await import('../server/main/commands/user-command.ts');
process.exitCode = await runUserCommand(process.argv.slice(2), process.env);
