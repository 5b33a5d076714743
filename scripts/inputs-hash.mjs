import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run-tool.mjs';

const isTest = (path) => /\.test\.tsx?$/.test(path);

function filesUnder(path) {
  const state = statSync(join(root, path), { throwIfNoEntry: false });
  if (!state) return [];
  if (state.isFile()) return [path];
  return readdirSync(join(root, path)).flatMap((name) => filesUnder(`${path}/${name}`));
}

/** One hash over the contents of files and folders, tests left out. */
export function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths
    .flatMap(filesUnder)
    .filter((path) => !isTest(path))
    .sort()) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Whether what was made from `hash` is still what stands in `outputs`. */
export function isFresh(stamp, hash, outputs) {
  const isThere = (path) => statSync(join(root, path), { throwIfNoEntry: false }) !== undefined;
  return [stamp, ...outputs].every(isThere) && readFileSync(join(root, stamp), 'utf8') === hash;
}

/** Remembers what the outputs were made from. */
export function writeStamp(stamp, hash) {
  mkdirSync(dirname(join(root, stamp)), { recursive: true });
  writeFileSync(join(root, stamp), hash);
}
