import './run-tool.mjs';
import { compileWords } from './words.mjs';

await compileWords();
const { runErasePerson } = await import('../server/main/commands/erase-person-command.ts');
process.exitCode = await runErasePerson(process.argv.slice(2), process.env);
