import { buildPages } from './build.mjs';

process.env.NODE_ENV ??= 'production';
await buildPages();
const { runExportCommand } = await import('../server/main/commands/export-command.ts');
process.exitCode = await runExportCommand(process.argv.slice(2), process.env);
