// mansooj.mjs COMMAND …: what an operator types, in a release archive as `./mansooj COMMAND`, here through npm.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cleanSetting } from '../server/core/config/clean-settings.ts';
import { addSettingsFile } from '../server/core/config/settings-file.ts';
import { answerHelp, refuseParameters } from './command-help.mjs';
import { root } from './run-tool.mjs';

const isSource = existsSync(join(root, 'package-lock.json'));

const usage = `Mansooj: the website and back office of a company.

  ./mansooj start                    serves the site until it is stopped
  ./mansooj update ARCHIVE|FOLDER    switches the running site to another release without a stop
  ./mansooj check                    judges every setting by what can be reached with it, and says how to mend it
  ./mansooj health                   says whether the site answers and reaches its database
  ./mansooj user list                who may sign in; add, password, role, email, second-factor-off, remove
  ./mansooj backup                   makes a backup now
  ./mansooj restore FILE             brings one back; --journal: the latest state
  ./mansooj move --to postgres://…   moves to PostgreSQL, or with --files to a bucket
  ./mansooj bucket                   makes the bucket that the settings name
  ./mansooj export-static --to FOLDER
  ./mansooj erase-person EMAIL-OR-PHONE
  ./mansooj audit-verify             checks that the audit log is unbroken

Each says with --help what it does. Settings: mansooj.env beside the data folder, /etc/mansooj.env, or the environment,
which wins (docs/operations.md).
`;

const usageOfStart = `Serves the site until it is stopped, with the settings of mansooj.env or the environment:

  ./mansooj start
`;

/** What runs as scripts of their own. */
const scripts = {
  start: async (parameters) => {
    answerHelp(usageOfStart);
    refuseParameters(usageOfStart, parameters);
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    console.log(`Mansooj ${version} is starting …`);
    return (await import('./keep-running.mjs')).keepSiteRunning('build/program/main.js', becomeOwner);
  },
  update: async (parameters) => (await import('./update.mjs')).updateSite(...parameters),
  health: async (parameters) => (await import('./check-health.mjs')).checkHealth(parameters),
};

/** Commands of the program, of the build in a release, else of the sources. */
async function loadCommands(name, parameters) {
  if (!isSource) return (await import('../build/program/commands.js')).commands;
  await (await import('./words.mjs')).compileWords();
  if (name === 'export-static' && !parameters.includes('--help')) await (await import('./build.mjs')).buildPages();
  return (await import('../server/main/commands/commands.ts')).commands;
}

/** Of a folder; undefined for one that cannot be reached, which the command names. */
function ownerOf(folder) {
  try {
    return statSync(folder);
  } catch {
    return undefined;
  }
}

/** Files that root would make could not be read by the site: it and commands run as the owner of the data folder. */
function becomeOwner() {
  const dataDir = resolve(cleanSetting('DATA_DIR', process.env.DATA_DIR) || './data');
  const owner = ownerOf(dataDir);
  if (process.getuid() !== 0 || !owner || owner.uid === 0) return;
  process.setgroups([]);
  process.setgid(owner.gid);
  process.setuid(owner.uid);
}

/** Runs the command `name`. @returns the exit status: 0 done, 1 refused or failed, 2 not understood */
export async function runMansooj(name, parameters) {
  let file;
  try {
    file = addSettingsFile(process.env);
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    return name === 'check' ? 1 : 2;
  }
  process.env.NODE_ENV ??= 'production';
  if (Object.hasOwn(scripts, name)) return await scripts[name](parameters);
  const commands = await loadCommands(name, parameters);
  if (Object.hasOwn(commands, name)) {
    becomeOwner();
    // A static copy is for a web server, which is another user.
    if (name !== 'export-static') process.umask(0o077);
    return await commands[name](parameters, process.env, file);
  }
  const isHelp = ['--help', '-h', 'help'].includes(name);
  (isHelp ? process.stdout : process.stderr).write(
    name && !isHelp ? `There is no command ${name}.\n\n${usage}` : usage,
  );
  return isHelp ? 0 : 2;
}

if (import.meta.main) {
  const [name = '', ...parameters] = process.argv.slice(2);
  // What a command has given up waiting for must not hold it.
  process.exit(await runMansooj(name, parameters));
}
