// Adds the optional packages for other platforms to package-lock.json that the registry in use does not offer. Without
// them `npm ci` rejects the file; run this after installing such a dependency.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerHelp } from './command-help.mjs';
import { root } from './run-tool.mjs';

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const processors = ['arm64', 'arm', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el'];

function isLocked(packages, path, name) {
  if (packages[`${path ? `${path}/` : ''}node_modules/${name}`]) return true;
  return path !== '' && isLocked(packages, path.slice(0, Math.max(0, path.lastIndexOf('node_modules/') - 1)), name);
}

/** What the name of a native package says about where it runs: `@scope/cli-linux-x64-musl`. */
function platformOf(name) {
  const words = name.split('/').at(-1).split(/[-.]/);
  const os = systems.filter((system) => words.includes(system));
  const cpu = processors.filter((processor) => words.includes(processor));
  const isMusl = words.some((word) => word.startsWith('musl'));
  return { os, cpu, libc: os[0] === 'linux' ? [isMusl ? 'musl' : 'glibc'] : undefined };
}

function entryFor(name, version, { dev, license }) {
  const { os, cpu, libc } = platformOf(name);
  if (os.length !== 1 || !/^\d/.test(version)) throw new Error(`${name}@${version} has to be added by hand.`);
  return { version, ...(cpu.length && { cpu }), dev, libc, license, optional: true, os };
}

answerHelp(`Adds the optional packages for other platforms that the registry left out to package-lock.json:

  npm run lock
`);

const file = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const missing = Object.entries(lock.packages).flatMap(([path, parent]) =>
  Object.entries(parent.optionalDependencies ?? {})
    .filter(([name]) => !isLocked(lock.packages, path, name))
    .map(([name, version]) => [`node_modules/${name}`, entryFor(name, version, parent)]),
);
const sorted = Object.entries({ ...lock.packages, ...Object.fromEntries(missing) }).sort(([a], [b]) =>
  a.localeCompare(b, 'en'),
);
writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
console.log(`${missing.length} packages added.`);
