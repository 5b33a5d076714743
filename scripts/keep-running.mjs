// keep-running.mjs ENTRY: holds the site's port and runs the program; runs it again when its own watchdog has ended it
// because it hung, and switches to another release when `npm run update` asks. Whatever else ends the program, this
// ends too, with the same status: what an operator or the system kills stays dead. (docs/decisions/0033, 0044)
import { accessSync, constants as fileConstants } from 'node:fs';
import { constants } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { cleanSetting } from '../server/core/config/clean-settings.ts';
import { addSettingsFile } from '../server/core/config/settings-file.ts';
import { bindSocket } from './listening-socket.mjs';
import { recordRelease, recordUpdate, releaseToStart } from './release-pointer.mjs';
import { runRelease } from './run-release.mjs';
import { root } from './run-tool.mjs';
import { switchRelease } from './switch-release.mjs';
import { acceptOrders } from './update-orders.mjs';

const endedByWatchdog = 128 + constants.signals.SIGALRM;
const secondsOf = { longestPause: 30, soundAfter: 60 };

/** Left as it was typed, so that the program refuses it: made absolute, `ftp://host` would be a folder. */
const address = /^[a-z][a-z\d+.-]+:/i;

/** Releases run in different folders; `file` is the settings file that was read. */
function absolutePaths(given, file) {
  const dataDir = cleanSetting('DATA_DIR', given.DATA_DIR);
  const backupTo = cleanSetting('BACKUP_TO', given.BACKUP_TO);
  const absolute = (path) => (!path || address.test(path) || isAbsolute(path) ? path : resolve(path));
  const paths = { DATA_DIR: absolute(dataDir || './data'), BACKUP_TO: absolute(backupTo) };
  return { ...given, ...paths, SETTINGS_FILE: file?.path ?? 'off' };
}

/** Whether this user may read a file. */
function isReadable(path) {
  try {
    accessSync(path, fileConstants.R_OK);
    return true;
  } catch {
    return false;
  }
}

/** What root has read, the owner of the data may not be allowed to; its settings are in the environment already. */
function judgeAccess() {
  const { DATA_DIR, SETTINGS_FILE } = environment;
  if (!isReadable(join(root, 'package.json')))
    throw new Error(`The owner of ${DATA_DIR} may not read ${root}. Put the program into a folder such as /opt.`);
  if (!isReadable(SETTINGS_FILE)) environment.SETTINGS_FILE = 'off';
}

const stopping = new AbortController();
let entry;
let environment;
let socket;
/** The release that serves, and the switch to another one while it is under way. */
let serving;
let switching;

const start = (folder) => runRelease({ folder, entry, socket, environment });

const record = (update) => recordUpdate(environment.DATA_DIR, { own: root, serving: serving.folder, ...update });

/** Starts the release that is to serve; when an update to it was cut off and it does not open, the one before. */
async function startChosen() {
  const { folder, before } = releaseToStart(environment.DATA_DIR, root);
  serving = start(folder);
  if (before === undefined) return;
  const error = await serving.opened.then(
    () => undefined,
    ({ message }) => message,
  );
  if (stopping.signal.aborted) return;
  if (error !== undefined) serving = start(before);
  record(error === undefined ? { folder, before } : { folder, error, failure: 'start' });
}

/** Resolves to the exit status of the release that serves at that time; one that was replaced does not count. */
async function servingEnded() {
  for (;;) {
    const waited = serving;
    const status = await waited.ended;
    await switching?.catch(() => {});
    if (waited === serving) return status;
  }
}

async function keepRunning() {
  let pause = 1;
  for (;;) {
    const begun = Date.now();
    const status = await servingEnded();
    if (status !== endedByWatchdog || stopping.signal.aborted) return status;
    if (Date.now() - begun > secondsOf.soundAfter * 1000) pause = 1;
    process.stderr.write(`The program hung and was ended by its watchdog; it is started again in ${pause} s.\n`);
    await wait(pause * 1000, undefined, { signal: stopping.signal }).catch(() => {});
    if (stopping.signal.aborted) return 128 + constants.signals.SIGTERM;
    serving = start(serving.folder);
    pause = Math.min(pause * 2, secondsOf.longestPause);
  }
}

/** What `npm run update` orders: `{ asks: 'release' }`, or `{ folder }`, the new release. */
async function carryOut({ folder }, tell) {
  if (folder === undefined) return { folder: serving.folder };
  if (switching) throw new Error('Another update is under way.');
  if (folder === serving.folder) throw new Error(`${folder} is the release that runs.`);
  const previous = serving;
  const onRehearsed = () => recordRelease(environment.DATA_DIR, { own: root, folder, before: previous.folder });
  const signal = stopping.signal;
  switching = switchRelease({ folder, entry, socket, environment, stopping: signal, tell, onRehearsed });
  try {
    serving = await switching;
    tell('The new release serves; the old one finishes what it has begun.');
    previous.stop('SIGTERM');
    await previous.ended;
    record({ folder, before: previous.folder });
    return { folder };
  } catch (error) {
    // A site that is stopped meanwhile finds out at its next start which release can serve.
    if (!signal.aborted) record({ folder, error: error.message, failure: error.failure });
    throw error;
  } finally {
    switching = undefined;
  }
}

// A socket that the program no longer listens on, but this process holds, would still accept connections.
function passOn(signal) {
  if (!stopping.signal.aborted) socket?.close();
  stopping.abort();
  serving?.stop(signal);
}

/**
 * Serves the site until it is stopped or ends by itself.
 * @param program its entry point, relative to the folder of a release
 * @param onceBound called when the port is bound, which root alone may do below 1024
 * @returns the exit status of the release that served last
 */
export async function keepSiteRunning(program, onceBound = () => {}) {
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGQUIT', 'SIGTERM']) process.on(signal, passOn);
  try {
    environment = absolutePaths(process.env, addSettingsFile(process.env));
    entry = program;
    socket = await bindSocket(environment);
    onceBound();
    judgeAccess();
    await startChosen();
    // The first start creates the data folder.
    if (socket) serving.opened.then(() => acceptOrders(environment.DATA_DIR, carryOut)).catch(() => {});
    return await keepRunning();
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

if (import.meta.main) process.exit(await keepSiteRunning(process.argv[2]));
