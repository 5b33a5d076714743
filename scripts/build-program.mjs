import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { makeIfStale } from './inputs-hash.mjs';
import { leanOutput } from './lean-output.mjs';
import { root, runOrExit } from './run-tool.mjs';

const folder = 'build/program';
const inputs = [
  'server',
  'shared',
  'content',
  'generated/.words-hash',
  'package-lock.json',
  'scripts/build-program.mjs',
  'scripts/lean-output.mjs',
];
// The pictures’ sources are no part of the program.
const sources = /^(?!content\/studio\/).*\.(ts|mjs|json|words-hash)$/;
const stamp = `${folder}/.inputs-hash`;

const listOfFiles = `${folder}/files.json`;

/** @returns tells of a path in the project whether it stands there still, but is no longer part of the program */
export async function staleFiles() {
  const files = new Set(JSON.parse(await readFile(join(root, listOfFiles), 'utf8')));
  return (path) => path.startsWith(`${folder}/`) && !files.has(path.slice(folder.length + 1));
}

/** Bundles the program: hundreds of files would otherwise be resolved, read and compiled at each start. */
export const program = join(root, folder, 'main.js');

// Entry points of separate processes.
const entries = [
  'server/main/main.ts',
  'server/main/commands/commands.ts',
  'server/core/files/inspection/inspection-program.ts',
  'server/site/share/card-program.ts',
  'server/core/pdf/pdf-program.ts',
  'server/operations/backup/backup-process.ts',
  'server/operations/backup/journal/journal-process.ts',
  'server/core/db/integrity-process.ts',
  'server/operations/watchdog/watchdog-thread.ts',
];

// Native, located relative to node_modules, or large and rarely needed.
const apart = [/^@aws-sdk\//, /^sharp$/, /^pdfjs-dist/, /^pdfkit$/, /^pg-native$/, /^pg-cloudflare$/, /^vite$/];

// A running program may still load chunks of its own build.
const keptMilliseconds = 7 * 24 * 60 * 60 * 1000;

/** Bundles the program and its packages if an input changed since the last build, or always with `force`. */
export async function buildProgram({ force = false, announce } = {}) {
  const outputs = [join(folder, 'main.js'), listOfFiles];
  await makeIfStale({ stamp, inputs, outputs, only: sources, force }, async () => {
    announce?.('program');
    // A process of its own: the bundler's memory, 600 MB, would stay with the site that this one becomes.
    await runOrExit([process.execPath, 'scripts/build-program.mjs']);
  });
}

async function bundleProgram() {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    cwd: root,
    input: Object.fromEntries(entries.map((entry) => [basename(entry, '.ts'), entry])),
    platform: 'node',
    external: apart,
    plugins: [placesOfFiles, leanOutput],
    logLevel: 'silent',
  });
  const { output } = await bundle.write({
    dir: join(root, folder),
    format: 'esm',
    // For `NODE_OPTIONS=--enable-source-maps`.
    sourcemap: true,
    chunkFileNames: '[name]-[hash].js',
  });
  await bundle.close();
  const files = output.map(({ fileName }) => fileName);
  await writeFile(join(root, listOfFiles), JSON.stringify(files.toSorted()));
  await removeOlder(files);
}

/** Files located relative to a module stay where they were; our modules become adjacent entries. */
const placesOfFiles = {
  name: 'places-of-files',
  transform(code, id) {
    if (id.includes('node_modules') || !code.includes('import.meta.')) return undefined;
    const placed = code.replace(/new URL\('(\.\.?\/[^']+)', import\.meta\.url\)/g, (_, path) =>
      path.endsWith('.ts') ? entryAddress(path) : fileAddress(join(dirname(id), path), path),
    );
    const rest = placed.replaceAll(builtAddress, '').replaceAll('createRequire(import.meta.url)', '');
    if (/import\.meta\.(url|dirname|filename|resolve)/.test(rest))
      throw new Error(`${relative(root, id)} names a file in a way that is not understood here.`);
    // Lines are unchanged.
    return { code: placed, map: null };
  },
};

const builtAddress = /new URL\('[^']+', import\.meta\.url\)/g;

function entryAddress(path) {
  const name = basename(path, '.ts');
  if (!entries.some((entry) => basename(entry, '.ts') === name)) throw new Error(`${path} is no entry of the program.`);
  return `new URL('./${name}.js', import.meta.url)`;
}

function fileAddress(file, path) {
  const place = relative(join(root, folder), file);
  return `new URL('${path.endsWith('/') ? `${place}/` : place}', import.meta.url)`;
}

async function removeOlder(current) {
  for (const name of await readdir(join(root, folder))) {
    const file = join(root, folder, name);
    const isCurrent = current.includes(name) || [stamp, listOfFiles].some((each) => file === join(root, each));
    if (!isCurrent && Date.now() - (await stat(file)).mtimeMs > keptMilliseconds) await rm(file);
  }
}

if (import.meta.main) await bundleProgram();
