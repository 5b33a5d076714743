/** What packages of the program and its pages may be licensed under: all permit use in a closed product, with notice. */
const shipped = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
];

/** Further ones of packages for development, of which nothing is shipped. */
const development = [
  '(Apache-2.0 WITH LLVM-exception)',
  'CC-BY-4.0',
  'CC0-1.0',
  'MPL-2.0',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
];

type Exception = { licence: string | undefined; reason: string };
const image = 'Apache-2.0 AND LGPL-3.0-or-later';
const libvips =
  'libvips is used unchanged as a shared library that anybody can replace, as the LGPL asks; its notice is shipped';

/** Packages with another licence; a name may end in `*`. */
const exceptions: Record<string, Exception> = {
  '@img/sharp-libvips-*': { licence: 'LGPL-3.0-or-later', reason: libvips },
  '@img/sharp-win32-*': { licence: image, reason: libvips },
  '@img/sharp-wasm32': { licence: `${image} AND MIT`, reason: libvips },
  '@inlang/plugin-message-format': {
    licence: undefined,
    reason: 'the package holds the MIT licence as a file; development only',
  },
  'png-js': { licence: undefined, reason: 'the package holds the MIT licence as a file' },
  'sqlite-wasm-kysely': {
    licence: undefined,
    reason: 'the package holds the MIT licence as a file; development only',
  },
};

/** Whether a SPDX expression without nesting is satisfied: `A OR B` by either, `A AND B` by both. */
export function isAllowed(expression: string, allowed: ReadonlySet<string>): boolean {
  if (allowed.has(expression)) return true;
  const inner = expression.replace(/^\((.*)\)$/, '$1');
  if (inner.includes(' OR ')) return inner.split(' OR ').some((part) => allowed.has(part));
  return inner.split(' AND ').every((part) => allowed.has(part));
}

type Entry = { license?: string; dev?: boolean };

/** The packages of a lock file whose licence is not listed, and exceptions that no package needs. */
export function unlistedLicences(packages: Record<string, Entry>): string[] {
  const used = new Set<string>();
  const unlisted = Object.entries(packages).flatMap(([path, { license, dev }]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const allowed = new Set(dev ? [...shipped, ...development] : shipped);
    if (path === '' || (license && isAllowed(license, allowed))) return [];
    const exception = exceptionOf(name);
    if (exception && exceptions[exception]?.licence === license) used.add(exception);
    else return [`${name}: ${license ?? 'no licence'}`];
    return [];
  });
  const idle = Object.keys(exceptions).filter((name) => !used.has(name));
  return [...unlisted, ...idle.map((name) => `${name}: no package needs this exception`)];
}

function exceptionOf(name: string): string | undefined {
  return Object.keys(exceptions).find((key) => (key.endsWith('*') ? name.startsWith(key.slice(0, -1)) : name === key));
}
