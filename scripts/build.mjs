import { compressAssets } from './compress-assets.mjs';
import { hashOf, isFresh, writeStamp } from './inputs-hash.mjs';
import { keepOlderAssets, setOlderAssetsAside } from './older-assets.mjs';
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

/** Builds words and pages when something they are made of changed since the last time, or always with `force`. */
export async function buildPages({ force = false, announce } = {}) {
  await compileWords({ force });
  const hash = hashOf(inputs);
  if (!force && isFresh(stamp, hash, outputs)) return;
  announce?.();
  await setOlderAssetsAside();
  await runOrExit(['react-router', 'build'], { env: { NODE_ENV: 'production' } });
  await keepOlderAssets();
  await compressAssets();
  writeStamp(stamp, hash);
}

if (import.meta.main) await buildPages({ force: !process.argv.includes('--if-stale') });
