import './run-tool.mjs';
import { compileWords } from './words.mjs';

await compileWords();
const { runAuditVerify } = await import('../server/main/commands/audit-verify-command.ts');
process.exitCode = await runAuditVerify(process.argv.slice(2), process.env);
