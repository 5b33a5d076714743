import { buildIslands, serveIslands } from './build-islands.mjs';
import { buildProgram } from './build-program.mjs';
import { answerHelp } from './command-help.mjs';
import { makeIfStale } from './inputs-hash.mjs';
import { runOrExit } from './run-tool.mjs';
import { writeThirdPartyLicences } from './third-party-licences.mjs';
import { compileWords } from './words.mjs';

const inputs = [
  'app',
  'shared',
  'messages',
  'public',
  'project.inlang/settings.json',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'vite.islands.config.ts',
  'vite.site-script.ts',
  'vite.inline-script.ts',
  'scripts/lean-output.mjs',
  'react-router.config.ts',
  'tsconfig.json',
];
const outputs = ['build/server/index.js', 'build/client/assets'];
const stamp = 'build/.inputs-hash';

/** Builds messages and pages if an input changed since the last build, or always with `force`. */
export async function buildPages({ force = false, announce } = {}) {
  await compileWords({ force });
  await makeIfStale({ stamp, inputs, outputs, force }, async () => {
    announce?.('pages');
    await buildIslands();
    await runOrExit(['react-router', 'build'], { env: { NODE_ENV: 'production' } });
    await serveIslands();
    await runOrExit([process.execPath, 'scripts/compress-assets.mjs']);
  });
}

/** Builds pages and program if an input changed, or always with `force`, and gathers the licences of what is in them. */
export async function buildAll(options) {
  await buildPages(options);
  await buildProgram(options);
  await writeThirdPartyLicences(options);
}

const usage = `Builds messages, pages and program into build/:

  npm run build
  npm run build -- --if-stale    only what changed since the last build
`;

if (import.meta.main) {
  answerHelp(usage);
  await buildAll({ force: !process.argv.includes('--if-stale') });
}
