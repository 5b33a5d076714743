import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const fileIn = (dataDir) => join(dataDir, 'current-release.json');

/**
 * The folder of the release to start: `own`, or the one that an update from `own` switched to, so that a restart of the
 * service does not go back. The record of an update from another folder is removed: the operator chose this one.
 * `before`: the release to start if that one does not open, after an update that was cut off.
 */
export function releaseToStart(dataDir, own) {
  const { updatedFrom, folder, before } = readRecord(dataDir);
  if (updatedFrom === own && existsSync(join(folder, 'package.json'))) return { folder, before };
  if (updatedFrom !== undefined) rmSync(fileIn(dataDir), { force: true });
  return { folder: own };
}

function readRecord(dataDir) {
  try {
    return JSON.parse(readFileSync(fileIn(dataDir), 'utf8'));
  } catch {
    return {};
  }
}

/**
 * Records how an update of the release in `own` to the one in `folder` ended: for the next start, and for the screen of
 * administrators. `serving`: the folder that serves now, `error`: why the update failed, `failure`: the name of that,
 * `before`: the folder of the release that served until then.
 */
export function recordUpdate(dataDir, { own, serving, folder, before = null, error = null, failure = null }) {
  const { version = '' } = readPackage(folder);
  const record = { at: new Date().toISOString(), version, error, failure, before };
  try {
    if (serving === own) rmSync(fileIn(dataDir), { force: true });
    else recordRelease(dataDir, { own, folder: serving });
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

/**
 * Records that the release in `own` is updated to the one in `folder`. Until that one has taken over, `before` is the
 * one that serves: the tables may be the new release's already when the power is cut.
 */
export function recordRelease(dataDir, { own, folder, before }) {
  const file = fileIn(dataDir);
  const record = JSON.stringify({ updatedFrom: own, folder, before });
  writeFileSync(`${file}.new`, record, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
}
