import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const fileIn = (dataDir) => join(dataDir, 'current-release.json');

/**
 * The folder of the release to start: `own`, or the one that an update from `own` switched to, so that a restart of the
 * service does not go back. The record of an update from another folder is removed: the operator chose this one.
 */
export function releaseToStart(dataDir, own) {
  const { updatedFrom, folder } = readRecord(dataDir);
  if (updatedFrom === own && existsSync(join(folder, 'package.json'))) return folder;
  if (updatedFrom !== undefined) rmSync(fileIn(dataDir), { force: true });
  return own;
}

function readRecord(dataDir) {
  try {
    return JSON.parse(readFileSync(fileIn(dataDir), 'utf8'));
  } catch {
    return {};
  }
}

/**
 * Records how an update to the release in `folder` ended, for the screen of administrators; `error`: why it failed,
 * `failure`: the name of that, `before`: the folder of the release that served until then.
 */
export function recordUpdate(dataDir, { folder, before = null, error = null, failure = null }) {
  const { version = '' } = readPackage(folder);
  const record = { at: new Date().toISOString(), version, error, failure, before };
  try {
    writeFileSync(join(dataDir, 'last-update.json'), JSON.stringify(record), { mode: 0o600 });
  } catch {
    // A full disk changes nothing about the update.
  }
}

function readPackage(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  } catch {
    return {};
  }
}

/** Records that the release in `own` was updated to the one in `folder`. */
export function recordRelease(dataDir, { own, folder }) {
  const file = fileIn(dataDir);
  writeFileSync(`${file}.new`, JSON.stringify({ updatedFrom: own, folder }), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
