// npm run update -- FOLDER: switches the running site to the release in FOLDER (default: this one) without a stop.
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { resolve } from 'node:path';
import { cleanSetting } from '../server/core/config/clean-settings.ts';
import { answerHelp } from './command-help.mjs';
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

async function update(folder) {
  const dataDir = resolve(cleanSetting('DATA_DIR', process.env.DATA_DIR) || './data');
  const { folder: running } = await giveOrder(dataDir, { asks: 'release' });
  if (running === folder)
    throw new Error(
      `${folder} is the release that runs. Put the new one into a folder of its own and name that folder.`,
    );
  // The site has precedence.
  setPriority(constants.priority.PRIORITY_LOW);
  console.log('Building the new release …');
  await runIn(folder, [process.execPath, 'scripts/prepare.mjs']);
  await runIn(folder, [nodeOf(folder), 'scripts/build.mjs', '--if-stale']);
  await giveOrder(dataDir, { folder }, (line) => console.log(line));
  console.log(
    `Done: the site runs from ${folder}. Keep the old folder until the service itself starts from the new one.`,
  );
}

const usage = `Switches the running site to another release without a stop, with the DATA_DIR of the site:

  npm run update -- FOLDER
`;

answerHelp(usage);

try {
  await update(resolve(process.argv[2] ?? root));
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
