// npm run update -- FOLDER, or ./mansooj update ARCHIVE: switches the running site to another release without a stop.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { cleanSetting } from '../server/core/config/clean-settings.ts';
import { addSettingsFile } from '../server/core/config/settings-file.ts';
import { UpdateFailure, updateStatus } from '../shared/operations/update-failures.ts';
import { answerHelp, refuseParameters } from './command-help.mjs';
import { unpackRelease } from './release-archive.mjs';
import { nodeOf } from './run-release.mjs';
import { root } from './run-tool.mjs';
import { giveOrder } from './update-orders.mjs';

/** Runs one of the new release's own scripts in its folder. */
function runIn(folder, [file, ...parameters]) {
  return new Promise((done, fail) => {
    const child = spawn(file, parameters, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', fail);
    child.once('close', (status) => (status === 0 ? done() : fail(new Error(`${parameters[0]} failed.`))));
  });
}

async function build(folder) {
  console.log('Building the new release …');
  await runIn(folder, [process.execPath, 'scripts/prepare.mjs']);
  await runIn(folder, [nodeOf(folder), 'scripts/build.mjs', '--if-stale']);
}

async function update(named) {
  const dataDir = resolve(cleanSetting('DATA_DIR', process.env.DATA_DIR) || './data');
  const { folder: running } = await giveOrder(dataDir, { asks: 'release' });
  if (!existsSync(named)) throw new Error(`There is no ${named}.`);
  // The site has precedence.
  setPriority(constants.priority.PRIORITY_LOW);
  const isArchive = statSync(named, { throwIfNoEntry: false })?.isFile();
  if (isArchive) console.log('Unpacking the new release beside the old one …');
  const folder = isArchive ? await unpackRelease(named, resolve(root, '..')) : named;
  if (running === folder)
    throw new Error(
      `${folder} is the release that runs. Put the new one into a folder of its own and name that folder.`,
    );
  // A release of an archive is built already.
  if (existsSync(join(folder, 'package-lock.json'))) await build(folder);
  await giveOrder(dataDir, { folder }, (line) => console.log(line));
  console.log(
    `Done: the site runs from ${folder}. Keep the old folder until the service itself starts from the new one.`,
  );
}

/**
 * Unpacks an archive and tries its migrations on a copy of the data. It then stands in `parent`, in the place of one of
 * the same name; what fails is removed again.
 */
async function prepareRelease(archive, parent) {
  setPriority(constants.priority.PRIORITY_LOW);
  const trial = join(parent, '.trial');
  rmSync(trial, { recursive: true, force: true });
  mkdirSync(trial);
  try {
    const folder = await unpackRelease(archive, trial);
    const name = basename(folder);
    if (basename(archive) !== `${name}.tar.zst`)
      throw new UpdateFailure('misnamed', 'It is another release than its name says.');
    await rehearse(folder);
    // Half removed, it would still look like one that was rehearsed.
    if (existsSync(join(parent, name))) renameSync(join(parent, name), join(trial, 'replaced'));
    renameSync(folder, join(parent, name));
  } finally {
    rmSync(trial, { recursive: true, force: true });
  }
}

async function rehearse(folder) {
  try {
    await runIn(folder, [nodeOf(folder), 'scripts/rehearse.mjs']);
  } catch (error) {
    throw new UpdateFailure('rehearsal', error.message, { cause: error });
  }
}

const usage = `Switches the running site to another release without a stop, with the DATA_DIR of the site:

  ./mansooj update ARCHIVE|FOLDER
  npm run update -- FOLDER           where the sources stand
`;

/**
 * Switches to the release in a folder or an archive. With `--prepare ARCHIVE FOLDER` an archive is
 * only unpacked in a folder and rehearsed, as the screen asks for it.
 * @returns the exit status: 0 done, 1 failed, 2 not understood; after `--by-screen` a failure that has a name has the status of that
 */
export async function updateSite(...parameters) {
  answerHelp(usage);
  const isByScreen = parameters[0] === '--by-screen';
  const [release, ...more] = isByScreen ? parameters.slice(1) : parameters;
  if (release === undefined) {
    process.stderr.write(`Name the archive or the folder of the new release.\n\n${usage}`);
    return 2;
  }
  const isPrepared = release === '--prepare';
  refuseParameters(usage, !isPrepared && /^-|^$/.test(release) ? [release] : more.slice(isPrepared ? 2 : 0));
  const [archive = '', parent = ''] = more;
  try {
    addSettingsFile(process.env);
    await (isPrepared ? prepareRelease(archive, parent) : update(resolve(release)));
    return 0;
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    return isByScreen ? updateStatus(error) : 1;
  }
}

if (import.meta.main) process.exitCode = await updateSite(...process.argv.slice(2));
