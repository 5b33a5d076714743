// npm run release: the program with all it needs to run, in one archive for machines of this kind.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildAll } from './build.mjs';
import { staleFiles } from './build-program.mjs';
import { answerHelp } from './command-help.mjs';
import { packRelease } from './release-archive.mjs';
import { packages, parts } from './release-parts.mjs';
import { root, runTool } from './run-tool.mjs';

// What only developers read.
const unread = /\.(map|d\.[cm]?ts|tsbuildinfo)$|\/\.[\w-]+hash$|^node_modules\/.*\.md$/i;
// Halves of packages that the program never loads.
const unused = [
  // For another runtime than Node.
  /^node_modules\/bare-/,
  /^node_modules\/pdfjs-dist\/(?!(legacy\/build\/pdf(\.worker)?\.mjs|package\.json|LICENSE)$)/,
  /^node_modules\/@(aws-sdk|smithy|aws-crypto)\/.*\/dist-(es|types)\//,
  /^node_modules\/node\/node_modules\//,
];

const json = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** The folders of `packages` and of what they depend on. */
function packageFolders() {
  const { packages: locked } = json('package-lock.json');
  const found = new Set();
  const visit = (name, from) => {
    const folder = placeOf(name, from, locked);
    if (!folder || found.has(folder) || !existsSync(join(root, folder))) return;
    found.add(folder);
    const { dependencies, optionalDependencies } = locked[folder];
    // The pictures' library has its native parts as optional ones; those of the others are not needed.
    const native = folder === 'node_modules/sharp' ? optionalDependencies : {};
    for (const needed of Object.keys({ ...dependencies, ...native })) visit(needed, folder);
  };
  for (const name of packages) visit(name, '');
  return [...found];
}

/** Where Node finds package `name` from the package in `from`: beside it, or in a folder above. */
function placeOf(name, from, locked) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    const place = `${at && `${at}/`}node_modules/${name}`;
    if (place in locked) return place;
    if (!at) return undefined;
  }
}

/** Every file under `path`, by its path in the project; packages inside a package are named apart. */
function filesUnder(path) {
  if (!lstatSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path)).flatMap((name) => filesUnder(`${path}/${name}`));
}

const isWanted = (path) => !unread.test(path) && !unused.some((pattern) => pattern.test(path));

/** When the commit was made, so that two builds of it are the same; now where there is no history. */
function timeOfCommit() {
  const { SOURCE_DATE_EPOCH: given } = process.env;
  if (given) return new Date(Number(given) * 1000);
  try {
    const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
    return new Date(Number(execFileSync('git', ['log', '-1', '--format=%ct'], options)) * 1000);
  } catch {
    return new Date();
  }
}

const launcher = `#!/bin/sh
# mansooj COMMAND: runs the site and its commands with the Node of this folder; ./mansooj --help lists them.
here=$(dirname "$(readlink -f "$0")")
exec "$here/node_modules/.bin/node" "$here/scripts/mansooj.mjs" "$@"
`;

const nodeLauncher = `#!/bin/sh
# The Node of this release, with the libraries that not every machine has.
here=$(dirname "$(readlink -f "$0")")/../node
export LD_LIBRARY_PATH="$here/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
exec "$here/bin/node" "$@"
`;

const libraryLicence = `libatomic.so.1 is part of GCC (https://gcc.gnu.org/), under the GNU General Public License, version 3 or later, with the
GCC Runtime Library Exception, version 3.1. Its sources are those of the distribution on which this release was made.
`;

/** What Node needs of the system that a Debian with nothing installed lacks, where this machine has it. */
function systemLibraries() {
  process.report.excludeNetwork = true;
  return process.report.getReport().sharedObjects.filter((file) => basename(file) === 'libatomic.so.1');
}

/** Writes what is made for a release alone. @returns path in the release → file */
async function madeFiles() {
  const folder = join(root, '.cache/release');
  mkdirSync(folder, { recursive: true });
  const { status, output } = await runTool([process.execPath, 'scripts/sbom.mjs']);
  if (status !== 0) throw new Error(output);
  writeFileSync(join(folder, 'sbom.json'), output);
  writeFileSync(join(folder, 'mansooj'), launcher, { mode: 0o755 });
  writeFileSync(join(folder, 'node'), nodeLauncher, { mode: 0o755 });
  writeFileSync(join(folder, 'LICENSE'), libraryLicence);
  return [
    ...['mansooj', 'sbom.json'].map((name) => [name, join(folder, name)]),
    ['node_modules/.bin/node', join(folder, 'node')],
    ['node_modules/node/lib/LICENSE', join(folder, 'LICENSE')],
    ...systemLibraries().map((file) => [`node_modules/node/lib/${basename(file)}`, realpathSync(file)]),
  ];
}

/** Builds what is stale. @returns every file of the release: path in it → file */
async function releaseFiles() {
  await buildAll({ announce: (what) => console.log(`Building the ${what} …`) });
  const isStale = await staleFiles();
  const paths = [...parts, 'build', ...packageFolders()]
    .flatMap(filesUnder)
    .filter((path) => isWanted(path) && !isStale(path));
  return new Map([...paths.map((path) => [path, join(root, path)]), ...(await madeFiles())]);
}

/** Copies the files of the release into `folder`, for an image. */
function copyInto(folder, files) {
  for (const [path, file] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(file, join(folder, path), { verbatimSymlinks: true });
  }
  return `${folder}: ${files.size} files`;
}

/** Packs the release into build-release/. @returns a line with the archive and its size */
async function pack(files) {
  const name = `mansooj-${json('package.json').version}-linux-${process.arch}`;
  const archive = join(root, `build-release/${name}.tar.zst`);
  mkdirSync(dirname(archive), { recursive: true });
  await packRelease({ archive, name, files, time: timeOfCommit() });
  return `${archive}: ${(statSync(archive).size / 1024 ** 2).toFixed(1)} MB`;
}

answerHelp(`Packs the program with the Node that runs it, for machines of this kind, into build-release/:

  npm run release
  npm run release -- --folder FOLDER    not packed, for an image
`);
const { folder } = parseArgs({ options: { folder: { type: 'string' } } }).values;
const files = await releaseFiles();
console.log(folder ? copyInto(resolve(folder), files) : await pack(files));
