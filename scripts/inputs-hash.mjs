import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run-tool.mjs';

const isTest = (path) => /\.test\.tsx?$/.test(path);

/** The files of `inputs`, folders followed, tests left out: path, size and time of the last change. */
function filesOf({ inputs, only = /./ }) {
  const found = [];
  const visit = (path) => {
    const state = statSync(join(root, path), { throwIfNoEntry: false });
    if (!state) return;
    if (state.isDirectory()) for (const name of readdirSync(join(root, path))) visit(`${path}/${name}`);
    else if (!isTest(path) && only.test(path)) found.push({ path, size: state.size, changedAt: state.mtimeMs });
  };
  for (const path of inputs) visit(path);
  return found.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** One hash over the contents of files. */
function contentsOf(files) {
  const hash = createHash('sha256');
  for (const { path } of files) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

const lookOf = (files) => createHash('sha256').update(JSON.stringify(files)).digest('hex');

/**
 * Rebuilds `outputs` from `inputs` (names matching `only`) unless `stamp` shows that they are current. Contents count;
 * files with unchanged size and time are not read, which is the common case.
 */
export async function makeIfStale({ stamp, outputs, force, ...wanted }, make) {
  const files = filesOf(wanted);
  const isThere = (path) => statSync(join(root, path), { throwIfNoEntry: false }) !== undefined;
  const isWhole = !force && [stamp, ...outputs].every(isThere);
  const [knownHash, knownLook] = isWhole ? readFileSync(join(root, stamp), 'utf8').split('\n') : [];
  const look = lookOf(files);
  if (knownLook === look) return;
  const hash = contentsOf(files);
  if (knownHash !== hash) await make();
  mkdirSync(dirname(join(root, stamp)), { recursive: true });
  writeFileSync(join(root, stamp), `${hash}\n${look}`);
}
