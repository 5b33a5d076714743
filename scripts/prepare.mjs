// Runs before `npm start`, `npm test` and similar, on any Node version: built-in modules only.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { missingNeed } from './needs.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages ?? {};
  } catch {
    return undefined;
  }
}

const isSame = (locked, installed) =>
  locked.version === installed.version && (locked.integrity ?? '') === (installed.integrity ?? '');

/** Whether node_modules matches package-lock.json, by npm's own record of the installation. */
export function isInstalled(locked, installed) {
  if (!locked || !installed) return false;
  const wanted = Object.entries(locked).filter(([path]) => path !== '');
  const isMet = ([path, entry]) =>
    installed[path] ? isSame(entry, installed[path]) : Boolean(entry.optional || entry.devOptional || entry.peer);
  return wanted.every(isMet) && Object.keys(installed).every((path) => path in locked);
}

/** npm itself, run by a Node that the installation does not replace. */
function npmCommand() {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  return npm && node && existsSync(node) && !node.startsWith(join(root, 'node_modules')) ? [node, npm] : ['npm'];
}

// The first of the steps of a start, which scripts/start.mjs continues.
const step = process.env.npm_lifecycle_event === 'prestart' ? 'Step 1 of 4: ' : '';

function install() {
  const lacking = missingNeed(root);
  if (lacking) {
    console.error(lacking);
    process.exit(1);
  }
  const [command, ...first] = npmCommand();
  const started = Date.now();
  console.log(`${step}installing packages; this takes about a minute, once …`);
  const done = spawnSync(command, [...first, 'ci', '--include=dev', '--include=optional'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
  });
  if (done.status !== 0) {
    process.stderr.write(`${done.stdout ?? ''}${done.stderr ?? done.error?.message ?? ''}`);
    console.error('The packages could not be installed; `npm ci` says why above.');
    process.exit(1);
  }
  console.log(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

const isCurrent = isInstalled(readPackages('package-lock.json'), readPackages('node_modules/.package-lock.json'));
if (!isCurrent || !existsSync(join(root, 'node_modules/.bin/node'))) install();
