import { makeIfStale } from './inputs-hash.mjs';
import { runOrExit } from './run-tool.mjs';

const inputs = ['messages', 'project.inlang/settings.json', 'package-lock.json', 'scripts/words.mjs'];
const outputs = ['generated/messages/messages.js', 'generated/messages/runtime.js'];
const stamp = 'generated/.words-hash';

/** The inputs of the compiled messages behind `#messages`. */
export const compileCommand = [
  'paraglide-js',
  'compile',
  '--project=./project.inlang',
  '--outdir=./generated/messages',
  '--no-emit-readme',
  '--no-emit-git-ignore',
  '--no-emit-prettier-ignore',
  '--disable-async-local-storage',
  '--silent',
];

/** Compiles the messages if they changed since the last time, or always with `force`. */
export async function compileWords({ force = false } = {}) {
  await makeIfStale({ stamp, inputs, outputs, force }, () => runOrExit(compileCommand));
}

if (import.meta.main) await compileWords({ force: !process.argv.includes('--if-stale') });
