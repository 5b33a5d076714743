import { buildProgram } from './build-program.mjs';
import { makeIfStale } from './inputs-hash.mjs';
import { runOrExit } from './run-tool.mjs';
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
  'react-router.config.ts',
  'tsconfig.json',
];
const outputs = ['build/server/index.js', 'build/client/assets'];
const stamp = 'build/.inputs-hash';

/** Builds messages and pages if an input changed since the last build, or always with `force`. */
export async function buildPages({ force = false, announce } = {}) {
  await compileWords({ force });
  await makeIfStale({ stamp, inputs, outputs, force }, async () => {
    announce?.();
    await runOrExit(['react-router', 'build'], { env: { NODE_ENV: 'production' } });
    await runOrExit([process.execPath, 'scripts/compress-assets.mjs']);
  });
}

/** Builds pages and program if an input changed, or always with `force`. */
export async function buildAll(options) {
  await buildPages(options);
  await buildProgram(options);
}

if (import.meta.main) await buildAll({ force: !process.argv.includes('--if-stale') });
